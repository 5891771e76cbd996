import {
  firstLanguage,
  pageLanguage,
  type PageRow,
  requestableLanguages,
} from "../files/choose-page.ts";

/** The pages of one language, and who gets them. */
export interface PageSection {
  /** Hosts on which the language is spoken, whatever is asked for. */
  hosts?: readonly string[];
  /** A pattern of the values of `lang` with which the language is asked for. */
  langPattern?: string;
  pages: readonly PageRow[];
  /** Pages of other languages, which the path itself names. */
  byPath: readonly PageRow[];
  /** The page of every other path. */
  shell: string;
}

/** The page rule of `choosePage` as a list, for hosts that take the first rule that fits. */
export function pageSections(rows: readonly PageRow[], ukHosts: readonly string[]): PageSection[] {
  const sectionOf = (isUk: boolean, requested: string) => {
    const language = pageLanguage(rows, isUk, requested);
    const translated = rows.filter((row) => row.language === language);
    const pages = translated.filter(({ path }) => path !== null);
    return {
      // An exact path goes before a pattern.
      pages: pages.toSorted((one, other) => Number("pattern" in one) - Number("pattern" in other)),
      byPath: rows.filter(
        (row) => row.pattern !== undefined && !pages.some((page) => page.pattern === row.pattern),
      ),
      shell: translated.find(({ path }) => path === null)?.file ?? "index.html",
    };
  };
  const first = firstLanguage(rows);
  return [
    ...(ukHosts.length > 0 ? [{ hosts: ukHosts, ...sectionOf(true, first) }] : []),
    ...requestableLanguages(rows).map(({ langPattern, language }) => ({
      langPattern,
      ...sectionOf(false, language),
    })),
    sectionOf(false, first),
  ];
}
