import { BrandLogos } from "@waymark/branding";
import { lazyIllustration, type Region } from "@waymark/core";
import { analytics } from "./analytics.ts";
import { Header } from "./header.tsx";
import { productName } from "./product-name.ts";

export const region: Region = {
  productName,
  __COUNTRY__,
  variants: ["default"],
  header: Header,
  illustration: lazyIllustration(async () => (await import("./illustration.tsx")).Illustration),
  brandLogos: BrandLogos,
  analytics,
};
