import { Icon } from "./icon.tsx";

/** An arc that turns. */
export function Spinner() {
  return (
    <Icon grid={24} size="1.25em" className="wm-spinner">
      <circle className="wm-spinner__track" cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </Icon>
  );
}
