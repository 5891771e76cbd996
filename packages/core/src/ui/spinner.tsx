export function Spinner() {
  return (
    <svg
      className="wm-spinner"
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      aria-hidden="true"
    >
      <circle className="wm-spinner__track" cx="12" cy="12" r="9" />
      <path className="wm-spinner__arc" d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
