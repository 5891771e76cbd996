import groups from "./words.json" with { type: "json" };

export interface WordRule {
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
}

/** Words that docs/glossary.md has a standard term for: patterns, each with what to write instead. */
export const words: readonly WordRule[] = Object.values(groups)
  .flatMap((group) => Object.entries<string>(group))
  .map(([source, instead]) => ({
    pattern: new RegExp(`\\b(?:${source})(?:\\b|(?<=\\s))`, "giu"),
    instead,
  }));
