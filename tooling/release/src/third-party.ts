import { execFileSync } from "node:child_process";
import { publishedPackages } from "./published.ts";

export const THIRD_PARTY = "docs/third-party.md";

export interface Library {
  name: string;
  versions: readonly string[];
  license: string;
  homepage?: string;
}

/** Licences that let a partner build with a library and serve what comes out. */
const licences = ["0BSD", "Apache-2.0", "BSD-3-Clause", "ISC", "MIT", "MIT-0", "MPL-2.0"];
const allowed = new Set([...licences, "(MIT OR CC0-1.0)"]);

/** The same library for one kind of machine; which ones are there depends on where this runs. */
const ONE_MACHINE = /(?:linux|darwin|win32|freebsd|android)-?(?:x64|arm64|arm)/u;

/** Every library that comes along with the published packages, by the lockfile. */
export function librariesOf(root: string): Library[] {
  const filters = publishedPackages(root).flatMap(({ manifest }) => ["--filter", manifest.name]);
  const said = execFileSync("pnpm", ["licenses", "list", "--prod", "--json", ...filters], {
    cwd: root,
    encoding: "utf8",
  });
  return Object.values(JSON.parse(said) as Record<string, Library[]>)
    .flat()
    .filter(({ name }) => !ONE_MACHINE.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Names the libraries whose licence was not reviewed. */
export function licenceFaults(libraries: readonly Library[]): string[] {
  return libraries
    .filter(({ license }) => !allowed.has(license))
    .map(({ name, license }) => `${name} has the licence ${license}: look at it, then allow it`);
}

/** The page that lists them. */
export function thirdPartyPage(libraries: readonly Library[]): string {
  const rows = libraries.map(({ name, versions, license, homepage }) => {
    const shown = homepage === undefined ? name : `[${name}](${homepage})`;
    return `| ${shown} | ${versions.join(", ")} | ${license} |`;
  });
  return `# Libraries of others

Made by \`pnpm api\` from the lockfile: what comes along with the published packages, whether it reaches a browser or only builds.
\`pnpm check\` stops at a licence that was not reviewed.

| library | version | licence |
| --- | --- | --- |
${rows.join("\n")}
`;
}
