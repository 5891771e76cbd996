import { BrandLogos, FloridaLogo, SdLogo } from "@waymark/branding";
import { beaconReports, googleTag, lazyIllustration, type Region } from "@waymark/core";
import { Header } from "./header.tsx";
import { productName } from "./product-name.ts";

export const region: Region = {
  productName,
  variants: ["default", "sdmylife", "florida"],
  header: Header,
  illustration: lazyIllustration(
    () => import("./illustration.tsx"),
    ({ Illustration }) => Illustration,
  ),
  brandLogos: BrandLogos,
  // Without names or cookies, unless the browser asks not to.
  analytics: googleTag({ consent: "notNeeded" }),
  reports: beaconReports(),
  variantLogos: { sdmylife: { above: SdLogo }, florida: { below: FloridaLogo } },
};
