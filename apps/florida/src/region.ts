import { BrandLogos, FloridaLogo } from "@waymark/branding";
import { beaconReports, lazyIllustration, type Region } from "@waymark/core";
import { analytics } from "./analytics.ts";
import { Header } from "./header.tsx";
import { productName } from "./product-name.ts";
import { slots } from "./slots.tsx";

export const region: Region = {
  productName,
  variants: ["florida"],
  header: Header,
  illustration: lazyIllustration(
    () => import("./illustration.tsx"),
    ({ Illustration }) => Illustration,
  ),
  brandLogos: BrandLogos,
  slots,
  analytics,
  reports: beaconReports(),
  variantLogos: { florida: { below: FloridaLogo } },
};
