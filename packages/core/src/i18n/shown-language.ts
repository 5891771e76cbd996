import { readMark } from "../page/marks.ts";
import { type Language, UK_LANGUAGE } from "./languages.ts";

/** Returns the language that the page was rendered in, or that React shows; a translator changes the one that the page says. */
export function shownLanguage(): Language {
  return (readMark("language") ?? document.documentElement.lang) as Language;
}

/** Returns true for a UK page, which has no other language. */
export function isUkPage(): boolean {
  return shownLanguage() === UK_LANGUAGE;
}
