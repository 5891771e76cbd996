import type { Language } from "@waymark/core/build";

/** A page of a build, as it was rendered. */
export interface RenderedPage {
  /** The region's folder. */
  root: string;
  /** The folder of the build. */
  dist: string;
  language: Language;
  html: string;
  /** The parts of the region that threw, with what they threw. */
  leftOut: ReadonlyMap<string, unknown>;
  /** The slots that the page has no place for. */
  unplaced: readonly string[];
}

/** Something on a page that a region should know, by a key, and the words about it with the pages that have it. */
export type PageWarning = readonly [key: string, words: (pages: string) => string];

/** Collects warnings about pages, so that each is told once with all its pages. */
export function filesByKey() {
  const found = new Map<string, { words: PageWarning[1]; files: Set<string> }>();
  return {
    /** Notes the warnings about a page. */
    add(file: string, warnings: readonly PageWarning[]): void {
      for (const [key, words] of warnings) {
        const known = found.get(key) ?? { words, files: new Set() };
        known.files.add(file);
        found.set(key, known);
      }
    },
    warnings: () => [...found.values()].map(({ words, files }) => words(pagesText([...files]))),
  };
}

/** The first page, and how many more there are. */
function pagesText([first = "", ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return `${first} and ${others.length} further ${others.length === 1 ? "page" : "pages"}`;
}
