import {
  firstLanguage,
  pageLanguage,
  type PageRow,
  requestableLanguages,
  shellOf,
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
    const pages = rows.filter((row) => row.language === language && row.path !== null);
    return {
      // An exact path goes before a pattern.
      pages: pages.toSorted((one, other) => Number("pattern" in one) - Number("pattern" in other)),
      byPath: rows.filter(
        (row) => row.pattern !== undefined && !pages.some((page) => page.pattern === row.pattern),
      ),
      shell: shellOf(rows, language) ?? "index.html",
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
