import { BrandLogos } from "@waymark/branding";
import type { Region } from "@waymark/core";
import { analytics } from "./analytics.ts";
import { Header } from "./header.tsx";
import { Illustration } from "./illustration.tsx";

export const region: Region = {
  productName: "__TITLE__",
  __COUNTRY__,
  variants: ["default"],
  header: Header,
  illustration: Illustration,
  brandLogos: BrandLogos,
  analytics,
};
