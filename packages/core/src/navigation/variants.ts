import type { Language } from "../i18n/languages.ts";
import type { MessageKey } from "../i18n/message.ts";
import { type LoginCall, type RouteRow, signInColumns, type Variant } from "./route-table.ts";

/** A text that a variant may have of its own: those of its two screens. */
export type VariantTextKey = Extract<MessageKey, `signIn.${string}` | `forgot.${string}`>;

/** Texts of a variant in place of the portal's, each in every language that people choose from. */
export type VariantDictionary = {
  readonly [Key in VariantTextKey]?: { readonly [Code in Language]?: string };
};

/** A sign-in variant of a region's own: a row of `src/variants.ts`. Its logos are in `variantLogos`. */
export interface OwnVariant {
  /** Names it in logos, in the files of its pages, and as the last part of its forgot page's path. */
  name: string;
  /** The path of its sign-in page. */
  path: `/${string}`;
  /** The call that it signs in by; `login` without it. */
  login?: LoginCall;
  /** Texts in place of the portal's. */
  texts?: VariantDictionary;
}

/** The sign-in variants of a region: names of the portal's, and rows of its own. The first one is its root's. */
export type Variants = readonly [Variant | OwnVariant, ...(Variant | OwnVariant)[]];

/** Returns the name of a variant of the portal's, or of a region's own. */
export function nameOfVariant(variant: Variant | OwnVariant): string {
  return typeof variant === "string" ? variant : variant.name;
}

/** Returns true for a route that a region serves: one of no variant, or of one of the region's. */
export function isServed({ variant }: Pick<RouteRow, "variant">, variants: Variants): boolean {
  return variant === undefined || variants.some((each) => nameOfVariant(each) === variant);
}

/** Returns the rows that a region's own variant adds to the route table: its sign-in page, and its forgot page. */
export function routesOfVariant({ name, path, login }: OwnVariant): readonly RouteRow[] {
  return [
    { path, ...signInColumns, variant: name, ...(login && { login }) },
    { path: `/forgot/${name}`, screen: "forgot", variant: name },
  ];
}
