import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { configurationReference } from "@waymark/core/build";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** A row of the failure codes, with the comment in front of it. */
const COMMENTED_ROW = /\/\*\* (?<meaning>[^*]+) \*\/\s*\w+: "(?<part>[A-Z]+)",/gu;

function read(path: string): string {
  return readFileSync(`${root}${path}`, "utf8");
}

/** docs/deploy.md with the keys of the configuration: what each is for, what it may be, and its default. */
export function deployPage(): string {
  const keys = configurationReference(read("packages/core/src/config/configuration.ts"));
  const rows = keys.map(({ key, expected, meaning, default: value }) => {
    const text = JSON.stringify(value).replaceAll('"', "");
    return [`\`${key}\``, meaning, expected, text === "" || text === "[]" ? "none" : `\`${text}\``];
  });
  const head = ["key", "what it is for", "what it may be", "default"];
  return withTable(read("docs/deploy.md"), "reference", [head, ...rows]);
}

/** docs/help-desk.md with the meaning of each part of a failure's code. */
export function helpDeskPage(): string {
  const source = read("packages/core/src/errors/failure-codes.ts");
  return ["codeLetters", "codeOutcomes"].reduce((page, name) => {
    const [table = ""] = source.split(`export const ${name}`)[1]?.split("\n};") ?? [];
    const rows = [...table.matchAll(COMMENTED_ROW)].map(({ groups }) => [
      `\`${groups?.["part"]}\``,
      groups?.["meaning"] ?? "",
    ]);
    return withTable(page, name, [["part", "meaning"], ...rows]);
  }, read("docs/help-desk.md"));
}

/** The page with a table between two marks. */
function withTable(page: string, mark: string, [head = [], ...rows]: readonly string[][]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const [before] = page.split(`<!-- ${mark} -->`);
  const [, after] = page.split(`<!-- /${mark} -->`);
  return `${before}<!-- ${mark} -->\n\n${lines.join("\n")}\n\n<!-- /${mark} -->${after}`;
}
