import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { codeLetters, codeOutcomes, configurationReference } from "@waymark/core/build";
import helpDesk from "@waymark/core/translations/help-desk/en-CA.json" with { type: "json" };

const root = fileURLToPath(new URL("../../../", import.meta.url));

function read(path: string): string {
  return readFileSync(`${root}${path}`, "utf8");
}

/** docs/deploy.md with the keys of the configuration: what each is for, what it may be, and its default. */
export function deployPage(): string {
  const keys = configurationReference(read("packages/core/src/config/configuration-keys.ts"));
  const rows = keys.map(({ key, expected, meaning, default: value }) => {
    const text = JSON.stringify(value).replaceAll('"', "");
    const isNone = ["", "[]", "{}"].includes(text);
    return [`\`${key}\``, meaning, expected, isNone ? "none" : `\`${text}\``];
  });
  const head = ["key", "what it is for", "what it may be", "default"];
  return withTable(read("docs/deploy.md"), "reference", [head, ...rows]);
}

/** docs/help-desk.md with the meaning of each part of a failure's code. */
export function helpDeskPage(): string {
  const page = read("docs/help-desk.md");
  const withLetters = withTable(page, "codeLetters", meaningsOf("doing", codeLetters));
  return withTable(withLetters, "codeOutcomes", meaningsOf("outcome", codeOutcomes));
}

/** A table of parts with the help desk's texts about them; a status is its own part. */
function meaningsOf(prefix: string, parts: Readonly<Record<string, string>>): string[][] {
  const rows = Object.entries(helpDesk)
    .filter(([key]) => key.startsWith(`${prefix}.`))
    .map(([key, meaning]) => {
      const name = key.slice(prefix.length + 1);
      return [`\`${parts[name] ?? name}\``, meaning];
    });
  return [["part", "meaning"], ...rows];
}

/** The page with a table between two marks. */
function withTable(page: string, mark: string, [head = [], ...rows]: readonly string[][]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const [before] = page.split(`<!-- ${mark} -->`);
  const [, after] = page.split(`<!-- /${mark} -->`);
  return `${before}<!-- ${mark} -->\n\n${lines.join("\n")}\n\n<!-- /${mark} -->${after}`;
}
