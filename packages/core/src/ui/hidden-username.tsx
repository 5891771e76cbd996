/** Tells password managers whose password is being set; neither seen, read out nor sent. */
export function HiddenUsername({ username }: { username: string }) {
  return (
    <input
      className="wm-visually-hidden"
      type="text"
      autoComplete="username"
      defaultValue={username}
      key={username}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
