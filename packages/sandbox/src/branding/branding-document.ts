/** A logo as branding.json has it. The address of its picture is relative to the file. */
export interface BrandingLogo {
  src: string;
  alt: string;
  href: string;
}

/** branding.json: the logos of the header and of the footer. */
export interface BrandingDocument {
  header: readonly BrandingLogo[];
  footer: readonly BrandingLogo[];
}
