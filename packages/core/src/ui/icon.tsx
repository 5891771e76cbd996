import type { ReactNode } from "react";

interface IconProps {
  /** Width and height of the grid that the paths are drawn on. */
  grid: 20 | 24;
  /** In `em`, so that it grows with the text beside it. */
  size: `${number}em`;
  children: ReactNode;
}

/** A drawing beside a text that says the same; screen readers leave it out. */
export function Icon({ grid, size, children }: IconProps) {
  return (
    <svg
      className="wm-icon"
      viewBox={`0 0 ${grid} ${grid}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
