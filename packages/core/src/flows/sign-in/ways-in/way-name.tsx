import { useText } from "../../../i18n/use-text.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** The name of a way, with its place. */
export function WayName({ name, place }: { name: string; place?: string | undefined }) {
  return (
    <span className="wm-way__name" translate="no">
      <span>{name}</span>
      {place && <span className="wm-way__place">{place}</span>}
    </span>
  );
}

/** The mark of the way that was used last: a sign, because a text would need more than the reserved space. */
export function LastUsedMark({ id }: { id: string }) {
  const text = useText();
  return (
    <span className="wm-way__mark">
      <Icon grid={20} size="1.25em">
        <path d="m4 10.5 4 4 8-9" />
      </Icon>
      {/* The description of the way, and no part of its name. */}
      <span className="wm-visually-hidden" aria-hidden id={id}>
        {text("ways.lastUsed")}
      </span>
    </span>
  );
}
