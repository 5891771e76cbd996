import { readFileSync } from "node:fs";
import { join } from "node:path";
import { configurationReference } from "@waymark/core/build";
import { REFERENCE, referenceOf } from "./reference.ts";
import { type Library, THIRD_PARTY, thirdPartyPage } from "./third-party.ts";

const CONFIGURATION = "packages/core/src/config/configuration.ts";
const CODES = "packages/core/src/errors/failure-codes.ts";

/** A row of the failure codes, with the comment in front of it. */
const COMMENTED_ROW = /\/\*\* (?<meaning>[^*]+) \*\/\s*\w+: "(?<part>[A-Z]+)",/gu;

/** Every generated document by its path; `pnpm check` compares them, so that a change of the API shows. */
export function generatedDocuments(
  root: string,
  libraries: readonly Library[],
): Record<string, string> {
  return {
    ...documentsWithTables(root),
    [REFERENCE]: referenceOf(root),
    [THIRD_PARTY]: thirdPartyPage(libraries),
  };
}

/** The documents that have tables from the code, with the current tables, by path. */
export function documentsWithTables(root: string): Record<string, string> {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const codes = read(CODES);
  const deploy = "docs/deploy.md";
  const helpDesk = "docs/help-desk.md";
  return {
    [deploy]: withTable(read(deploy), "reference", configurationTable(read(CONFIGURATION))),
    [helpDesk]: ["codeLetters", "codeOutcomes"].reduce(
      (page, name) => withTable(page, name, codesTable(codes, name)),
      read(helpDesk),
    ),
  };
}

/** The keys of the configuration: what each is for, what it may be, and its default. */
function configurationTable(source: string): string[][] {
  const rows = configurationReference(source).map(({ key, expected, meaning, default: value }) => [
    `\`${key}\``,
    meaning,
    expected,
    value === "" || (Array.isArray(value) && value.length === 0)
      ? "none"
      : `\`${JSON.stringify(value).replaceAll('"', "")}\``,
  ]);
  return [["key", "what it is for", "what it may be", "default"], ...rows];
}

/** The meaning of each part of a failure's code, from one table of the code. */
function codesTable(source: string, name: string): string[][] {
  const [, table = ""] = source.split(`export const ${name}`);
  const [rows = ""] = table.split("\n};");
  const cells = [...rows.matchAll(COMMENTED_ROW)].map(({ groups }) => [
    `\`${groups?.["part"]}\``,
    groups?.["meaning"] ?? "",
  ]);
  return [["part", "meaning"], ...cells];
}

/** The page with a table between two marks. */
function withTable(page: string, mark: string, [head = [], ...rows]: readonly string[][]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const [before] = page.split(`<!-- ${mark} -->`);
  const [, after] = page.split(`<!-- /${mark} -->`);
  return `${before}<!-- ${mark} -->\n\n${lines.join("\n")}\n\n<!-- /${mark} -->${after}`;
}
