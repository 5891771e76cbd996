/** Public API of the branding package: an institution's logos, and those of two partners. */
export { BrandLogos, type BrandLogosProps } from "./brand-logos.tsx";
export { FloridaLogo } from "./logos/florida-logo.tsx";
export { SdLogo } from "./logos/sd-logo.tsx";
