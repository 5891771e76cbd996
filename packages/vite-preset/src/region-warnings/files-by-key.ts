/** Collects what pages have, each by its key, so that it is told once with all its pages. */
export function filesByKey<Value>() {
  const found = new Map<string, { value: Value; files: Set<string> }>();
  return {
    /** Notes a page that has it. */
    add(key: string, value: Value, file: string): void {
      const known = found.get(key) ?? { value, files: new Set() };
      known.files.add(file);
      found.set(key, known);
    },
    /** Returns a warning for each, made of its first value and the words for its pages. */
    warnings: (warning: (value: Value, pages: string) => string) =>
      [...found.values()].map(({ value, files }) => warning(value, pagesText([...files]))),
  };
}

/** The first page, and how many more there are. */
function pagesText([first = "", ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return `${first} and ${others.length} further ${others.length === 1 ? "page" : "pages"}`;
}
