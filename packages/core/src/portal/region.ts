import type { ComponentType } from "react";
import type { Analytics } from "./analytics/analytics.ts";
import type { Variant } from "../platform/variant.ts";
import type { BrandLogosComponent } from "../shell/brand-logos.tsx";
import type { HeaderProps } from "../shell/portal-header.tsx";

/** What makes a build a region's own: data, a header, an illustration and statistics. */
export interface Region {
  /** Shown to people as the product's name. */
  productName: string;
  /** A build for the UK speaks UK English wherever it is served [SH-2, LN-1]. */
  country?: "uk";
  /** Sign-in variants of the app; the first one is its root's [SI-2, RE-2]. */
  variants: readonly [Variant, ...Variant[]];
  /** What a first or last name may consist of; the specification's letters a-z and A-Z by default [RG-3]. */
  namePattern?: RegExp;
  header: ComponentType<HeaderProps>;
  illustration: ComponentType;
  /** Shows the logos of the configured institution, in header and footer [BR-1]. */
  brandLogos?: BrandLogosComponent;
  /** Counts visits, where an identifier is configured [AN-1]. */
  analytics?: Analytics;
  /** Logo above the sign-in of a variant, and below it. */
  variantLogos?: Partial<Record<Variant, { above?: ComponentType; below?: ComponentType }>>;
}
