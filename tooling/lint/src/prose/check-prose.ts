import groups from "./words.json" with { type: "json" };

/** Words that docs/glossary.md has a standard term for: patterns, each with what to write instead. */
const words = Object.values(groups)
  .flatMap((group) => Object.entries<string>(group))
  .map(([source, instead]) => ({
    pattern: new RegExp(`\\b(?:${source})(?:\\b|(?<=\\s))`, "giu"),
    instead,
  }));

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

interface Prose {
  kind: "comment" | "message" | "document";
  /** As long as the source, so that positions can be counted; code in it is blank. */
  text: string;
  line: number;
}

const CODE =
  /\/\*[\s\S]*?\*\/|(?<=^|[\s;,{}()])\/\/.*(?:\n[ \t]*\/\/.*)*|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gmu;
const HASH_COMMENT = /(?<=^|\s)#\s.*(?:\n[ \t]*#\s.*)*/gmu;
const MARKDOWN_CODE =
  /^ *(?<fence>`{3,})[\s\S]*?^ *\k<fence>|`[^`\n]*`|(?<=\])\([^)\s]*\)|<[^>\n]*>|https?:\S+/gmu;

/** Finds the comments, the messages (strings with two words) and the text of Markdown. */
function readProse(path: string, source: string): Prose[] {
  if (path.endsWith(".md")) {
    return [{ kind: "document", text: withoutCode(source, MARKDOWN_CODE), line: 1 }];
  }
  const pattern = /\.(?:[mc]?[jt]sx?|css|json)$/u.test(path) ? CODE : HASH_COMMENT;
  return [...source.matchAll(pattern)].flatMap(({ 0: found, index }): Prose[] => {
    const line = lineAt(source, index);
    if (!/^["`]/u.test(found)) {
      return [{ kind: "comment", text: withoutCode(found, /`[^`\n]*`/gu), line }];
    }
    return /\p{L} \p{L}/u.test(found)
      ? [{ kind: "message", text: withoutCode(found, /\$\{[^}]*\}/gu), line }]
      : [];
  });
}

/** The line of a position, counted from 1. */
function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

function withoutCode(text: string, code: RegExp): string {
  return text.replaceAll(code, (match) => match.replaceAll(/[^\n]/gu, " "));
}
