import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const LINK = /\]\((?<path>[^)#\s:]+)(?:#[^)\s]*)?\)/gu;
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
