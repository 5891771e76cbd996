/** The texts of all dictionaries by the names of these, as `--texts` takes them. */
type AllTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A page or a message of a build, with marks around its texts. */
export interface BookPage {
  name: string;
  language: string;
  /** Markup of the page's body. */
  html: string;
}

/** All that the book of words shows. */
export interface BookData {
  productName: string;
  /** The languages of the region, its own first. */
  languages: readonly string[];
  texts: AllTexts;
  /** The keys whose texts are the region's own, by dictionaries. */
  own: Readonly<Record<string, readonly string[]>>;
  pages: readonly BookPage[];
}
