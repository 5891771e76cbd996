import groups from "./words.json" with { type: "json" };

/** Words that docs/glossary.md has a standard term for: patterns, each with what to write instead. */
const words = Object.values(groups)
  .flatMap((group) => Object.entries<string>(group))
  .map(([source, instead]) => ({
    pattern: new RegExp(`\\b(?:${source})(?:\\b|(?<=\\s))`, "giu"),
    instead,
  }));

/** A sentence should have at most twenty words; five more are the margin. */
const MAX_WORDS = 25;

const ID = /\[[A-Z]{2,3}-\d+(?:, [A-Z]{2,3}-\d+)*\]/gu;
/** Tables that map requirements to tests. */
const MAPPINGS = /^docs\/(?:security|accessibility)\.md$/u;
/** History, and texts that a lawyer wrote. */
const ANY_LENGTH = /^docs\/decisions\/|LICENSE\.md$/u;

/** Ends of a sentence: a full stop, an empty line, a heading, a list's item, a table's row, a tag of a docstring. */
const SENTENCE =
  /[^\s.!?:)*_|-][\s\S]*?(?=[.!?]["')*_]*(?:\s|$)|:\s*\n|\n[ \t]*\n|\n[ \t]*(?:[-|#@>]|\d+\.)|$(?![\s\S]))/gu;
/** Characters that are no part of a sentence: the marks of comments, rows of tables, pictures. */
const MARKS = /^[ \t]*(?:\/\/|\/\*\*?|\*\/|\*(?!\*)|#|\|.*$|!\[[^\]]*\])/gmu;

const CODE =
  /\/\*[\s\S]*?\*\/|(?<=^|[\s;,{}()])\/\/.*(?:\n[ \t]*\/\/.*)*|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gmu;
const HASH_COMMENT = /(?<=^|\s)#\s.*(?:\n[ \t]*#\s.*)*/gmu;
const MARKDOWN_CODE =
  /^ *(?<fence>`{3,})[\s\S]*?^ *\k<fence>|`[^`\n]*`|(?<=\])\([^)\s]*\)|<[^>\n]*>|https?:\S+/gmu;

/**
 * Finds words that the glossary replaces, sentences that are too long, and checklist ids outside of test titles.
 * @returns one line for each, with file and line number
 */
export function checkProse(path: string, source: string): string[] {
  const { sentences, messages } = readProse(path, source);
  const find = (text: string, pattern: RegExp, problem: (found: string) => string | undefined) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const line = source.slice(0, index).split("\n").length;
      return problem(found) ? `${path}:${line} ${problem(found)}` : [];
    });
  const found = words.flatMap(({ pattern, instead }) =>
    [sentences, messages].flatMap((text) =>
      find(text, pattern, (word) => `"${word.trim()}": ${instead}`),
    ),
  );
  const ids = find(sentences, ID, (id) => `${id}: ids belong in test titles`);
  const long = find(blanked(sentences, MARKS), SENTENCE, (sentence) => {
    const count = sentence.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;
    return count > MAX_WORDS ? `a sentence of ${count} words; ${MAX_WORDS} at most` : undefined;
  });
  return [...found, ...(MAPPINGS.test(path) ? [] : ids), ...(ANY_LENGTH.test(path) ? [] : long)];
}

/**
 * The text of Markdown, or comments; and messages, which are strings with two words. Both are as long as the source, so that
 * positions can be counted; all the rest is blank.
 */
function readProse(path: string, source: string): { sentences: string; messages: string } {
  if (path.endsWith(".md")) return { sentences: blanked(source, MARKDOWN_CODE), messages: "" };
  const pattern = /\.(?:[mc]?[jt]sx?|css|json)$/u.test(path) ? CODE : HASH_COMMENT;
  const prose = { sentences: "", messages: "" };
  for (const { 0: found, index } of source.matchAll(pattern)) {
    const isComment = !/^["`]/u.test(found);
    if (!isComment && !/\p{L} \p{L}/u.test(found)) continue;
    const part = isComment ? "sentences" : "messages";
    const before = blanked(source.slice(prose[part].length, index), /[\s\S]+/u);
    prose[part] += before + blanked(found, isComment ? /`[^`\n]*`/gu : /\$\{[^}]*\}/gu);
  }
  return prose;
}

function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => match.replaceAll(/[^\n]/gu, " "));
}
