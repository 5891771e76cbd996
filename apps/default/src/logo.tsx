/** The Waymark symbol, a trail that climbs to a peak at sunrise, beside the product's name as real text. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="wm-logo">
      <svg
        className="wm-logo__symbol"
        height="32"
        viewBox="0 0 40 40"
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="20" cy="20" r="20" fill="var(--wm-brand)" />
        <circle cx="28.5" cy="13" r="4.5" fill="var(--wm-accent)" />
        <path d="M0 0Z" fill="var(--wm-on-brand)" />
      </svg>
      <span className="wm-logo__name">{name}</span>
    </span>
  );
}
