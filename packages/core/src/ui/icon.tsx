import type { ReactNode } from "react";

interface IconProps {
  /** Width and height of the grid that the paths are drawn on. */
  grid: 20 | 24 | 32;
  /** In `em`, so that it grows with the text beside it. */
  size: `${number}em`;
  /** Another class beside `wm-icon`. */
  className?: string;
  children: ReactNode;
}

/** A drawing beside a text that says the same; screen readers leave it out. */
export function Icon({ grid, size, className, children }: IconProps) {
  return (
    <svg
      className={className ? `wm-icon ${className}` : "wm-icon"}
      viewBox={`0 0 ${grid} ${grid}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
