import { BrandLogos, SdLogo } from "@waymark/branding";
import { googleTag, lazyIllustration, openTelemetryReports, type Region } from "@waymark/core";
import { Header } from "./header.tsx";
import { productName } from "./product-name.ts";

export const region: Region = {
  productName,
  variants: ["sdmylife"],
  header: Header,
  illustration: lazyIllustration(async () => (await import("./illustration.tsx")).Illustration),
  brandLogos: BrandLogos,
  analytics: googleTag({ consent: "notNeeded" }),
  // For a collector of OpenTelemetry's format; the other regions post the portal's own.
  reports: openTelemetryReports(),
  variantLogos: { sdmylife: { above: SdLogo } },
};
