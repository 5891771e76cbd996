import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

/** Documents for partners. They go out in core, which every app has, below `docs/`. */
export const packagedPages = [
  "branding.md",
  "deploy.md",
  "devices.md",
  "events.md",
  "glossary.md",
  "help-desk.md",
  "hosts.md",
  "notices.md",
  "partner.md",
  "probe.md",
  "reports.md",
  "scale.md",
  "security.md",
  "texts.md",
  "upgrading.md",
  "what-can-be-changed.md",
];

const LINK = /(`+)[^]*?\1|(?<image>!?)\[(?<text>[^\]]*)\]\((?<path>[^)#\s]*)(?<hash>#[^)\s]*)?\)/gu;

/** Copies the documents for partners into core, with links that lead on from an installed package. */
export function copyDocs(root: string): void {
  const reference = readdirSync(join(root, "docs/reference")).map((name) => `reference/${name}`);
  const packaged = new Set([...packagedPages, ...reference].map((name) => `docs/${name}`));
  rmSync(join(root, "packages/core/docs"), { recursive: true, force: true });
  for (const page of packaged) {
    const copy = join(root, "packages/core", page);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, withPackagedLinks(readFileSync(join(root, page), "utf8"), page, packaged));
  }
}

/** The text of a page with links to what is installed, too; of other links the words stay. */
export function withPackagedLinks(text: string, page: string, packaged: ReadonlySet<string>) {
  return text.replaceAll(LINK, (link: string, ...found: unknown[]) => {
    const { image, text: words, path, hash = "" } = found.at(-1) as Record<string, string>;
    if (!path || URL.canParse(path)) return link;
    const target = posix.join(posix.dirname(page), path);
    if (packaged.has(target)) return link;
    const [, installed] =
      /^packages\/(?!contract)([\w-]+\/(?:README\.md$|examples\/.+))/u.exec(target) ?? [];
    // Packages are installed beside core; that of the contract is for the server's team.
    const up = posix.relative(posix.dirname(posix.join("core", page)), ".");
    if (installed) return `[${words}](${up}/${installed}${hash})`;
    return image ? "" : (words ?? "");
  });
}
