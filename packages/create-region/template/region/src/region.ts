import { BrandLogos } from "@waymark/branding";
import type { Region } from "@waymark/core";
import { analytics } from "./analytics.ts";
import { Header } from "./header.tsx";
import { Illustration } from "./illustration.tsx";
import { productName } from "./product-name.ts";

export const region: Region = {
  productName,
  __COUNTRY__,
  variants: ["default"],
  header: Header,
  illustration: Illustration,
  brandLogos: BrandLogos,
  analytics,
};
