import { BrandLogos } from "@waymark/branding";
import { googleTag, lazyIllustration, openTelemetryReports, type Region } from "@waymark/core";
import { Header } from "./header.tsx";
import { productName } from "./product-name.ts";

export const region: Region = {
  productName,
  country: "uk",
  variants: ["default"],
  header: Header,
  illustration: lazyIllustration(
    () => import("./illustration.tsx"),
    ({ Illustration }) => Illustration,
  ),
  brandLogos: BrandLogos,
  // Counted only after the user's consent. The id is `analytics.ukId` of the configuration.
  analytics: googleTag({ consent: "ask" }),
  // For a collector of OpenTelemetry's format; the other regions post the portal's own.
  reports: openTelemetryReports(),
};
