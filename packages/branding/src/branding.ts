/** A logo that is safe to show: its image is on the static-asset network, its link, if any, is http(s) or a path. */
export interface BrandLogo {
  src: string;
  alt: string;
  href: string | null;
}

/** The logos of an institution, by their place. */
export interface Branding {
  header: readonly BrandLogo[];
  footer: readonly BrandLogo[];
}

export type Place = keyof Branding;

/** Branding of 'none', and of every answer that cannot be used. */
export const noBranding: Branding = { header: [], footer: [] };
