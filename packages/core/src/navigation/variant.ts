/** The sign-in variants; all but the first are named by their path. */
export type Variant = "default" | "sdmylife" | "florida";

/** Path of a variant's sign-in or, below `forgot`, of its forgot page. */
export function variantPath(base: "" | "/forgot", variant: Variant): string {
  return variant === "default" ? base || "/" : `${base}/${variant}`;
}
