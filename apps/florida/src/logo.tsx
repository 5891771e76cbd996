import { productName } from "./product-name.ts";

/** The region's symbol, a palm over the waves before the morning sun, beside the product's name as real text. */
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
        <circle cx="15" cy="18" r="8" fill="var(--wm-accent)" />
        <path
          d="M25.6 27Q29 21 26.4 14.6L28 14.2Q31.6 21 29.4 27ZM27 15Q22.6 14.6 20.6 19.4 19.6 13.6 25 12.4 22.6 9.6 18.4 10.8 21.4 6.6 26.8 11.4 27 7 31 5.6 28.6 8.4 28.4 11.6 32.6 9.2 36.2 13 31.6 12 29.6 13.2 34 14.6 33.4 19.6 31.6 15.6 27 15Z"
          fill="var(--wm-brand)"
        />
        <path
          d="M.9 26q4.8-3.4 9.6 0t9.6 0 9.6 0 9.4 0A20 20 0 0 1 .9 26Z"
          fill="var(--wm-brand)"
        />
        <path
          d="M2.6 30.6q4.4-3.2 8.8 0t8.8 0 8.8 0 8.4 0l-1.4 2.4q-3.4 2-7 0-4.4-3.2-8.8 0t-8.8 0-8.6 0Z"
          fill="var(--wm-on-brand)"
        />
      </svg>
      <span className="wm-logo__name">{productName}</span>
    </span>
  );
}
