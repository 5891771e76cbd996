import { productName } from "./product-name.ts";

/** The region's symbol, a trail over its land to the sun, beside the product's name as real text. */
export function Logo() {
  return (
    <span className="wm-logo" translate="no">
      <svg
        className="wm-logo__symbol"
        width="32"
        height="32"
        viewBox="0 0 40 40"
        aria-hidden="true"
      >
        <circle cx="20" cy="20" r="20" fill="var(--wm-art-1)" />
        <circle cx="26" cy="__SUN_Y__" r="5.5" fill="var(--wm-accent)" />
        <path d="__LAND__" fill="var(--wm-brand)" />
        <path
          d="M12.5 38.5C17 34 25.5 33.8 22.5 30.4 20.4 28.3 17.4 28 18.6 24.6 18.9 27 25 27.2 27.4 30.2 30 33.6 25.5 36 25 39.4A20 20 0 0 1 12.5 38.5Z"
          fill="var(--wm-on-brand)"
        />
      </svg>
      <span className="wm-logo__name">{productName}</span>
    </span>
  );
}
