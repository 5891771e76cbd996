import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { figureOf, pageOf } from "./book.ts";

interface Pictures {
  folder: string;
  files: readonly string[];
  /** What chooses the same states at the ref. */
  words: readonly string[];
}

/** Takes the same pictures at a git ref, writes a page with the differences, and returns the changed files. */
export function compareWith(ref: string, { folder, files, words }: Pictures): string[] {
  const report = join(folder, "compare");
  rmSync(report, { recursive: true, force: true });
  mkdirSync(join(report, "difference"), { recursive: true });
  takeAt(ref, words, join(report, "before"));
  const changed = files.filter((file) => {
    const difference = differenceOf(join(report, "before", file), join(folder, file));
    if (difference) writeFileSync(join(report, "difference", file), difference);
    return difference !== null;
  });
  const rows = changed.map((file) => {
    const before = figureOf(`before/${file}`, ref);
    const difference = figureOf(`difference/${file}`, "difference");
    return `<h2>${file}</h2><div class="row">${before}${figureOf(`../${file}`, "now")}${difference}</div>`;
  });
  writeFileSync(join(report, "index.html"), pageOf(`Changed since ${ref}`, rows.join("\n")));
  return changed;
}

/** Runs `pnpm pictures` in a working tree of the ref. */
function takeAt(ref: string, words: readonly string[], target: string): void {
  const tree = mkdtempSync(join(tmpdir(), "waymark-"));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: tree, stdio: ["ignore", "ignore", "inherit"] });
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", tree, ref]);
  try {
    run("pnpm", "install", "--frozen-lockfile", "--prefer-offline");
    run("pnpm", "pictures", ...words);
    cpSync(join(tree, "reports/pictures"), target, { recursive: true });
  } finally {
    execFileSync("git", ["worktree", "remove", "--force", tree]);
  }
}

/** A picture of what differs; null where nothing does. A picture without its like counts as changed in full. */
function differenceOf(before: string, after: string): Buffer | null {
  if (!existsSync(after)) return null;
  const now = readFileSync(after);
  const other = PNG.sync.read(now);
  const { width, height } = other;
  const one = existsSync(before) ? PNG.sync.read(readFileSync(before)) : null;
  if (one?.width !== width || one.height !== height) return now;
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, difference.data, width, height, {
    threshold: 0,
    includeAA: true,
  });
  return pixels > 0 ? PNG.sync.write(difference) : null;
}
