import { extname } from "node:path";

/** How a text is written so that it stays a text: by the kind of file it comes into. */
const writers: Readonly<Record<string, (text: string) => string>> = {
  ".ts": inString,
  ".json": inString,
  ".tsx": inMarkup,
  ".html": inMarkup,
  ".svg": inMarkup,
};

export interface Filling {
  /** Texts that people gave; written as the kind of file asks for. */
  texts: Readonly<Record<string, string>>;
  /** What takes its place as it is. */
  code: Readonly<Record<string, string>>;
}

/**
 * Puts values in the place of `__NAMES__`. A line that comes out empty goes.
 * @throws when the template has a placeholder without a value
 */
export function fill(template: string, file: string, { texts, code }: Filling): string {
  const write = writers[extname(file)] ?? ((text: string) => text);
  return template
    .split("\n")
    .map((line) => {
      const filled = line.replaceAll(/__([A-Z][A-Z0-9_]*?)__/gu, (_, name: string) => {
        const text = texts[name];
        const value = text === undefined ? code[name] : write(text);
        if (value === undefined) throw new Error(`${file} asks for ${name}, which nothing gives`);
        return value;
      });
      return filled !== line && /^\s*,?$/u.test(filled) ? undefined : filled;
    })
    .filter((line) => line !== undefined)
    .join("\n");
}

function inString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function inMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("{", "&#123;")
    .replaceAll("}", "&#125;");
}
