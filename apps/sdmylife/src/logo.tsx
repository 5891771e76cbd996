import { productName } from "./product-name.ts";

/** The region's symbol, a road to a butte before a big low sun, beside the product's name as real text. */
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
        <circle cx="25.5" cy="18" r="8.5" fill="var(--wm-accent)" />
        <path
          d="M.9 26H4.6L6.6 18.4 8.4 17.6 9.4 12.4 17 11.6 18.2 16.8 20.6 18 22.6 24.2 28 26 29.6 21.4 31.4 20.8 33.4 26H39.1A20 20 0 0 1 .9 26Z"
          fill="var(--wm-brand)"
        />
        <path
          d="M12.5 38.5C17 34 25.5 34 22.5 31 20.4 29.2 18.4 29 18.8 26.4H19.8C20 28.2 25 28.4 27.4 30.9 30 33.8 25.5 36 25 39.4A20 20 0 0 1 12.5 38.5Z"
          fill="var(--wm-on-brand)"
        />
      </svg>
      <span className="wm-logo__name">{productName}</span>
    </span>
  );
}
