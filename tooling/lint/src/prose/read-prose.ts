export interface Prose {
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
export function readProse(path: string, source: string): Prose[] {
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
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

function withoutCode(text: string, code: RegExp): string {
  return text.replaceAll(code, (match) => match.replaceAll(/[^\n]/gu, " "));
}
