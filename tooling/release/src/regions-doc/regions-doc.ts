import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { rows } from "./describe-region.ts";
import { readRegion } from "./read-region.ts";
import { swatches } from "./swatches.ts";

export const DOCUMENT = "docs/regions.md";

const head = `<!-- Generated from the apps by \`pnpm generate:regions\`. -->

# The regions side by side

Each app is data, a header and statistics on top of the shared packages; [add-a-region.md](add-a-region.md) says how to make another.
The colours are, from left to right: header, page, soft surface, text, link, brand, accent and footer.
`;

/**
 * Writes the table of regions and the pictures it shows.
 * @param root the repository's folder
 * @returns texts by their path in the repository
 */
export async function regionsDoc(
  root: string,
  apps: readonly string[],
): Promise<Record<string, string>> {
  const regions = await Promise.all(apps.map((app) => readRegion(root, app)));
  const table = [
    line(["", ...regions.map(({ app, title }) => `**${title}**<br>\`apps/${app}\``)]),
    line(["---", ...regions.map(() => "---")]),
    ...rows.map(({ title, tell }) => line([title, ...regions.map((facts) => tell(facts))])),
  ];
  const pictures = regions.map(({ app, theme }) => [
    `docs/pictures/regions/${app}.svg`,
    swatches(theme),
  ]);
  return {
    ...Object.fromEntries(pictures),
    [DOCUMENT]: formatted(root, `${head}\n${table.join("\n")}\n`),
  };
}

/** The apps of a table. */
export function appsIn(document: string): string[] {
  return [...document.matchAll(/<br>`apps\/([\w-]+)`/gu)].map(([, app = ""]) => app);
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function formatted(root: string, text: string): string {
  const options = { cwd: root, input: text, encoding: "utf8" } as const;
  const { stdout, status } = spawnSync(
    join(root, "node_modules/.bin/oxfmt"),
    ["--stdin-filepath", DOCUMENT],
    options,
  );
  if (status !== 0) throw new Error(`oxfmt cannot format ${DOCUMENT}`);
  return stdout;
}
