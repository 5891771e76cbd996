import type { ComponentType } from "react";

/** Props of the component that shows an institution's logos. */
/** What the shell tells the component that shows an institution's logos. */
export interface BrandLogosProps {
  place: "header" | "footer";
  institutionId: string;
  /** Origins of the configuration; empty ones stand for the page's own. */
  apiOrigin: string;
  staticOrigin: string;
}

/** Shows an institution's logos; `BrandLogos` of `@waymark/branding` is one. */
export type BrandLogosComponent = ComponentType<BrandLogosProps>;
