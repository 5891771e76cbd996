import { lineAt, readProse } from "./read-prose.ts";
import { words } from "./words.ts";

/** A sentence should have at most twenty words; five more are the margin. */
const MOST_WORDS = 25;

const ID = /\[[A-Z]{2,3}-\d+(?:, [A-Z]{2,3}-\d+)*\]/gu;
/** Tables that map requirements to tests. */
const MAPPINGS = /^docs\/(?:security|accessibility)\.md$/u;
/** History, and texts that a lawyer wrote. */
const ANY_LENGTH = /^docs\/decisions\/|LICENSE\.md$/u;

/**
 * Finds words that the glossary replaces, sentences that are too long, and checklist ids outside of test titles.
 * @returns one line for each, with file and line number
 */
export function checkProse(path: string, source: string): string[] {
  return readProse(path, source).flatMap(({ kind, text, line }) => {
    const at = (index: number) => `${path}:${line + lineAt(text, index) - 1}`;
    const found = words.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(
        ({ 0: word, index }) => `${at(index)} "${word.trim()}": ${instead}`,
      ),
    );
    if (kind === "message") return found;
    const ids = MAPPINGS.test(path) ? [] : [...text.matchAll(ID)];
    const sentences = ANY_LENGTH.test(path) ? [] : longSentences(text);
    return [
      ...found,
      ...ids.map(({ 0: id, index }) => `${at(index)} ${id}: ids belong into test titles`),
      ...sentences.map(
        ({ index, count }) => `${at(index)} a sentence of ${count} words; ${MOST_WORDS} at most`,
      ),
    ];
  });
}

/** Ends of a sentence: a full stop, an empty line, a heading, a list's item, a table's row, a tag of a docstring. */
const SENTENCE =
  /[^\s.!?:)*_|-][\s\S]*?(?=[.!?]["')*_]*(?:\s|$)|:\s*\n|\n[ \t]*\n|\n[ \t]*(?:[-|#@>]|\d+\.)|$(?![\s\S]))/gu;

function longSentences(text: string): { index: number; count: number }[] {
  const plain = text.replaceAll(
    /^[ \t]*(?:\/\/|\/\*\*?|\*\/|\*(?!\*)|#|\|.*$|!\[[^\]]*\])/gmu,
    (match) => " ".repeat(match.length),
  );
  return [...plain.matchAll(SENTENCE)]
    .map(({ 0: sentence, index }) => ({
      index,
      count: sentence.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0,
    }))
    .filter(({ count }) => count > MOST_WORDS);
}
