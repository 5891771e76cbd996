import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./commands.ts";

/** A fenced block of the guide: a file to write or to add to, or commands. */
interface Block {
  section: string;
  language: string;
  /** The words after the language: a file's path, with `add` in front of it if the file exists. */
  words: readonly string[];
  text: string;
}

const BLOCK = /^## (?<section>.+)$|^```(?<info>\S.*)\n(?<text>[^]*?)^```$/gmu;

/** Steps that a page gives its reader, in their order. */
export function readGuide(name = "docs/partner.md"): Block[] {
  const page = readFileSync(join(root, name), "utf8");
  let section = "";
  return [...page.matchAll(BLOCK)].flatMap(({ groups }) => {
    if (groups?.["section"] !== undefined) section = groups["section"];
    const [language = "", ...words] = (groups?.["info"] ?? "").split(" ");
    return language === "" ? [] : [{ section, language, words, text: groups?.["text"] ?? "" }];
  });
}

/** The commands of a section, a line each. */
export function commandsOf(blocks: readonly Block[], section: string): string[] {
  const found = blocks
    .filter((block) => block.section === section && block.language === "sh")
    .flatMap(({ text }) => text.trim().split("\n"));
  if (found.length === 0) throw new Error(`docs/partner.md has no commands in "${section}"`);
  return found;
}

/** Writes every file of the guide into the app, and gives their names. */
export function writeFiles(blocks: readonly Block[], app: string): string[] {
  return blocks.flatMap(({ words, text, language }) => {
    const name = words.find((word) => word !== "add") ?? "";
    if (name === "" || language === "sh") return [];
    mkdirSync(dirname(join(app, name)), { recursive: true });
    (words[0] === "add" ? appendFileSync : writeFileSync)(join(app, name), text);
    return [name];
  });
}
