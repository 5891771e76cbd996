import type { Region } from "@waymark/core";
import { Header } from "./header.tsx";
import { languages } from "./languages.ts";
import { productName } from "./product-name.ts";

/** A portal in three languages, French first, for tests alone. It uses nothing but the public packages. */
export const region: Region = {
  productName,
  languages,
  variants: ["default"],
  header: Header,
};
