interface LeftOutPart {
  error: unknown;
  /** The pages without it. */
  files: string[];
}

/** Collects the parts of the region that threw while pages were rendered, so that each is told once. */
export function leftOutParts() {
  const found = new Map<string, LeftOutPart>();
  return {
    /** Notes the parts that a page is without. */
    note(file: string, parts: ReadonlyMap<string, unknown>): void {
      for (const [part, error] of parts) {
        const known = found.get(part);
        if (known) known.files.push(file);
        else found.set(part, { error, files: [file] });
      }
    },
    /** Says, for each part, on which pages it is missing, and why. */
    warnings: () => [...found].map(warning),
  };
}

function warning([part, { error, files }]: [string, LeftOutPart]): string {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `The region's ${part} threw on ${pagesText(files)}. They have the portal's own part instead. ${reason}`;
}

/** The first page, and how many more there are. */
export function pagesText([first = "", ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return `${first} and ${others.length} further ${others.length === 1 ? "page" : "pages"}`;
}
