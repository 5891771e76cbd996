interface SitePageText {
  title: string;
  lead: string;
  /** Content of the page, a heading and a paragraph at a time. */
  parts: readonly { heading: string; text: string }[];
}

export interface SiteTexts {
  pages: { main: SitePageText; help: SitePageText; contact: SitePageText };
  /** The names of the links between the pages. */
  links: { main: string; help: string; contact: string; signIn: string };
}
