import { BrandLogos } from "@waymark/branding";
import { beaconReports, googleTag, lazyIllustration, type Region } from "@waymark/core";
import { Header } from "./header.tsx";
import { productName } from "./product-name.ts";

export const region: Region = {
  productName,
  country: "uk",
  variants: ["default"],
  header: Header,
  illustration: lazyIllustration(async () => (await import("./illustration.tsx")).Illustration),
  brandLogos: BrandLogos,
  // Counted only after the user's consent.
  analytics: googleTag({ consent: "ask" }),
  reports: beaconReports(),
};
