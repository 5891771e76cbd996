import { readFileSync } from "node:fs";

const TABLE = new URL("../../../../packages/core/src/errors/failure-codes.ts", import.meta.url);

export const DOCUMENT = "docs/help-desk.md";

/** A row of a table in the code, with the comment in front of it. */
const COMMENTED_ROW = /\/\*\* (?<meaning>[^*]+) \*\/\s*\w+: "(?<part>[A-Z]+)",/gu;

/** One table of the code: what each part of a code means. */
function partsOf(name: string): string {
  const [, table = ""] = readFileSync(TABLE, "utf8").split(`export const ${name}`);
  const [rows = ""] = table.split("\n};");
  const cells = [...rows.matchAll(COMMENTED_ROW)].map(
    ({ groups }) => `| \`${groups?.["part"]}\` | ${groups?.["meaning"]} |`,
  );
  return ["| part | meaning |", "| --- | --- |", ...cells].join("\n");
}

/** The document with the current tables between their marks. */
export function withTables(page: string): string {
  return ["codeLetters", "codeOutcomes"].reduce((text, name) => {
    const [before] = text.split(`<!-- ${name} -->`);
    const [, after] = text.split(`<!-- /${name} -->`);
    return `${before}<!-- ${name} -->\n\n${partsOf(name)}\n\n<!-- /${name} -->${after}`;
  }, page);
}
