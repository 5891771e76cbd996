import { deferred } from "../../browser/lazy-chunk.tsx";
import type { NameSpellingProps } from "./name-spelling.tsx";

/** Spelling help for a name that the rule refuses. Lazy, as the form begins without one; the error says the rule. */
export const NameSpelling = deferred<NameSpellingProps>(
  async () => (await import("./name-spelling.tsx")).NameSpelling,
);
