import { BrandLogos, FloridaLogo, SdLogo } from "@waymark/branding";
import type { Region } from "@waymark/core";
import { analytics } from "./analytics.ts";
import { Header } from "./header.tsx";
import { Illustration } from "./illustration.tsx";

export const region: Region = {
  productName: "Waymark",
  variants: ["default", "sdmylife", "florida"],
  header: Header,
  illustration: Illustration,
  brandLogos: BrandLogos,
  analytics,
  variantLogos: { sdmylife: { above: SdLogo }, florida: { below: FloridaLogo } },
};
