/** Public API of the branding package: partner logos. */
export { FloridaLogo } from "./logos/florida-logo.tsx";
export { SdLogo } from "./logos/sd-logo.tsx";
