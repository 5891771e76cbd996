import type { AllTexts } from "../texts/as-built.ts";

/** A page or a message of a build, with marks around its texts. */
export interface BookPage {
  name: string;
  language: string;
  /** Markup of the page's body. */
  html: string;
  /** True for a state of a screen, which holds the texts of no region. */
  isState?: true;
}

/** A state of a screen, drawn in the language `en-CA` of no region: header, footer and picture are empty. */
export interface BookState {
  id: string;
  /** Markup of the portal, with marks around its texts. */
  html: string;
}

/** All that the book of words shows. */
export interface BookData {
  productName: string;
  /** The languages of the region, its own first. */
  languages: readonly string[];
  texts: AllTexts;
  /** The keys whose texts are the region's own, with the portal's texts that they replace, by dictionaries. */
  own: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** The versions since which the portal's texts are as they are, by dictionaries and keys. */
  since: Readonly<Record<string, Readonly<Record<string, string>>>>;
  pages: readonly BookPage[];
  states: readonly BookState[];
}
