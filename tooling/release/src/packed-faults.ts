import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

const LINK = /(`+)[^]*?\1|\]\((?<path>[^)#\s:]+)(?:#[^)\s]*)?\)/gu;
/** A file of a package that is named without a link, such as `docs/partner.md` of `@waymark/core`. */
const NAMED = /`(?<file>[\w./-]+\.(?:md|json))` (?:of|in) `@waymark\/(?<name>[\w-]+)`/gu;

/** Names the links and paths in the documents of packed packages that lead nowhere once they are installed. */
export function deadLinks(tarballs: readonly { name: string; file: string }[]): string[] {
  const modules = mkdtempSync(join(tmpdir(), "waymark-packed-"));
  try {
    for (const { name, file } of tarballs) {
      mkdirSync(join(modules, name), { recursive: true });
      execFileSync("tar", ["-xzf", file, "-C", join(modules, name), "--strip-components=1"]);
    }
    return globSync("**/*.md", { cwd: modules })
      .toSorted()
      .flatMap((page) => {
        const text = readFileSync(join(modules, page), "utf8");
        const linked = [...text.matchAll(LINK)].map(({ groups }) =>
          join(dirname(page), groups?.["path"] ?? ""),
        );
        const named = [...text.matchAll(NAMED)].map(({ groups }) =>
          join("@waymark", groups?.["name"] ?? "", groups?.["file"] ?? ""),
        );
        const dead = [...linked, ...named].filter((path) => !existsSync(join(modules, path)));
        return dead.map((path) => `${page} leads to ${path}, which is in no package`);
      });
  } finally {
    rmSync(modules, { recursive: true });
  }
}

/** Weight of a packed package in kB, without its changelog: each release makes that longer. */
export function weightOf(tarball: string): number {
  const { stdout } = spawnSync("tar", ["-xOzf", tarball, "package/CHANGELOG.md"]);
  return (readFileSync(tarball).length - gzipSync(stdout).length) / 1000;
}

/** A library in a software bill of materials. */
export interface Component {
  name: string;
  licenses?: readonly { license?: { id?: string; name?: string }; expression?: string }[];
}

/** Licences that let a partner build with a library and serve what comes out. */
const allowed = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
];
const reviewed = new Set([...allowed, "(MIT OR CC0-1.0)", "SEE LICENSE IN LICENSE.md"]);

/** Names the libraries whose licence was not reviewed. */
export function licenceFaults(components: readonly Component[]): string[] {
  return components.flatMap(({ name, licenses = [{}] }) =>
    licenses
      .map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? "unknown")
      .filter((licence) => !reviewed.has(licence))
      .map((licence) => `${name} has the licence ${licence}: look at it, then allow it`),
  );
}
