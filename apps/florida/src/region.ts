import { BrandLogos, FloridaLogo } from "@waymark/branding";
import { beaconReports, type Region } from "@waymark/core";
import { analytics } from "./analytics.ts";
import { Header } from "./header.tsx";
import { Illustration } from "./illustration.tsx";
import { productName } from "./product-name.ts";

export const region: Region = {
  productName,
  variants: ["florida"],
  header: Header,
  illustration: Illustration,
  brandLogos: BrandLogos,
  analytics,
  reports: beaconReports(),
  variantLogos: { florida: { below: FloridaLogo } },
};
