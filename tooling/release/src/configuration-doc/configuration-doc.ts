import { readFileSync } from "node:fs";
import { configurationReference } from "@waymark/core/build";

const TABLE = new URL("../../../../packages/core/src/config/configuration.ts", import.meta.url);

export const DOCUMENT = "docs/deploy.md";

/** The keys of the configuration as a table. */
function referenceTable(): string {
  const reference = configurationReference(readFileSync(TABLE, "utf8"));
  const rows = reference.map(({ key, expected, meaning, default: value }) => [
    `\`${key}\``,
    meaning,
    expected,
    value === "" || (Array.isArray(value) && value.length === 0)
      ? "none"
      : `\`${JSON.stringify(value).replaceAll('"', "")}\``,
  ]);
  const lines = [
    ["key", "what it is for", "what it may be", "default"],
    ["---", "---", "---", "---"],
  ];
  return [...lines, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const START = "<!-- reference -->";
const END = "<!-- /reference -->";

/** The document with the current table between its marks. */
export function withReference(page: string): string {
  const [before] = page.split(START);
  const [, after] = page.split(END);
  return `${before}${START}\n\n${referenceTable()}\n\n${END}${after}`;
}
