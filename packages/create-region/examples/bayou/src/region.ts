import type { Region } from "@waymark/core";
import { Header } from "./header.tsx";
import { languages } from "./languages.ts";
import { NorthsideLogo } from "./northside-logo.tsx";
import { productName } from "./product-name.ts";
import { variants } from "./variants.ts";

/** A portal in three languages, French first, with the sign-in page of a school district. */
export const region: Region = {
  productName,
  languages,
  variants,
  header: Header,
  variantLogos: { northside: { above: NorthsideLogo } },
};
