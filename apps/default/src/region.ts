import { FloridaLogo, SdLogo } from "@waymark/branding";
import type { Region } from "@waymark/core";
import { Header } from "./header.tsx";
import { Illustration } from "./illustration.tsx";

export const region: Region = {
  productName: "Waymark",
  variants: ["default", "sdmylife", "florida"],
  header: Header,
  illustration: Illustration,
  variantLogos: { sdmylife: { above: SdLogo }, florida: { below: FloridaLogo } },
};
