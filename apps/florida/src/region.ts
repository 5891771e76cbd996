import { FloridaLogo } from "@waymark/branding";
import type { Region } from "@waymark/core";
import { Header } from "./header.tsx";
import { Illustration } from "./illustration.tsx";

export const region: Region = {
  productName: "Waymark Florida",
  variants: ["florida"],
  header: Header,
  illustration: Illustration,
  variantLogos: { florida: { below: FloridaLogo } },
};
