import { productName } from "./product-name.ts";

/** The region's symbol, a footpath over a green hill to an oak, beside the product's name as real text. */
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
        <path d="M1.5 27.600Q16 16 39.7 23A20 20 0 0 1 1.5 27.600Z" fill="var(--wm-brand)" />
        <path
          d="M12.5 38.5C17 34.5 25.5 33.8 22.5 30 20.4 27.6 15.5 26.6 17.5 21.6 18.5 25.4 25 26.4 27.4 29.8 30 33.6 25.5 36 25 39.400A20 20 0 0 1 12.5 38.500Z"
          fill="var(--wm-on-brand)"
        />
        <path d="M24.8 22 25.4 16H27.600L28.4 22Z" fill="var(--wm-brand)" />
        <path
          d="M20.4 17.600a4.2 4.2 0 0 1 .4-7.4 6 6 0 0 1 11-1.2 4.6 4.6 0 0 1 1.4 8.4 4 4 0 0 1-6.2.6 4.4 4.4 0 0 1-6.6-.4Z"
          fill="var(--wm-accent)"
        />
      </svg>
      <span className="wm-logo__name">{productName}</span>
    </span>
  );
}
