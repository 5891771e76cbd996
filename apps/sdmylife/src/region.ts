import { BrandLogos, SdLogo } from "@waymark/branding";
import { beaconReports, googleTag, lazyIllustration, type Region } from "@waymark/core";
import { Header } from "./header.tsx";
import { productName } from "./product-name.ts";

export const region: Region = {
  productName,
  variants: ["sdmylife"],
  header: Header,
  illustration: lazyIllustration(
    () => import("./illustration.tsx"),
    ({ Illustration }) => Illustration,
  ),
  brandLogos: BrandLogos,
  analytics: googleTag({ consent: "notNeeded" }),
  reports: beaconReports(),
  variantLogos: { sdmylife: { above: SdLogo } },
};
