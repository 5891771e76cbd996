/** Texts of the page, for the script that shows messages. */
export interface PageTexts {
  /** Beginning of the title of a page with an error. */
  titlePrefix: string;
  /** Url of the file with the messages that the page does not have. */
  messagesUrl: string;
}

let texts: PageTexts = { titlePrefix: "", messagesUrl: "" };

/** Sets the texts; the build writes the call. */
export function setPageTexts(given: PageTexts): void {
  texts = given;
}

/** Returns the texts of the page. */
export function pageTexts(): PageTexts {
  return texts;
}
