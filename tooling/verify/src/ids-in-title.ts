const BRACKETS = /\[([A-Z]{2,3}-\d+(?:\s*,\s*[A-Z]{2,3}-\d+)*)\]/gu;

/** The checklist ids that a test's title carries: ``, `` or ``. */
export function idsInTitle(title: string): string[] {
  const found = [...title.matchAll(BRACKETS)].flatMap(([, ids = ""]) => ids.split(/\s*,\s*/u));
  return [...new Set(found)];
}
