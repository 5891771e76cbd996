// What `pnpm release:dry` runs: packs everything as it would go out, shows it, and sends nothing anywhere.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Packed, packAll } from "./pack.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const inFull = process.argv.includes("--files");
const packed = await packAll(root, join(root, "reports/packages"));
for (const each of packed) show(each);
showChanges();

function show({ manifest, files, folder, tarball }: Packed): void {
  const kb = (statSync(tarball).size / 1000).toFixed(1);
  console.log(`\n${manifest.name}@${manifest.version}  ${kb} kB packed, ${files.length} files`);
  for (const [name, bytes] of groupsOf(files, join(root, folder))) {
    console.log(`  ${(bytes / 1000).toFixed(1).padStart(8)} kB  ${name}`);
  }
}

/** Files, or the folders that they are in; a size is that of what is on disk. */
function groupsOf(files: readonly string[], folder: string): [name: string, bytes: number][] {
  const sizes = new Map<string, number>();
  for (const file of files) {
    const parent = dirname(file).split("/").slice(0, 2).join("/");
    const name = inFull || parent === "." || parent === "dist" ? file : `${parent}/`;
    sizes.set(name, (sizes.get(name) ?? 0) + statSync(join(folder, file)).size);
  }
  return [...sizes];
}

function showChanges(): void {
  const folder = join(root, ".changeset");
  const names = readdirSync(folder).filter((name) => /^(?!README).*\.md$/u.test(name));
  console.log(`\n${names.length} changesets would turn into versions and CHANGELOGs:`);
  for (const name of names) {
    const [, head = "", text = ""] = readFileSync(join(folder, name), "utf8").split("---\n");
    const kinds = new Set(head.match(/major|minor|patch/gu));
    console.log(`  ${[...kinds].join(", ")}  ${text.trim().replaceAll("\n", " ").slice(0, 100)}…`);
  }
  console.log(
    "\nThe tarballs are in reports/packages; --files lists every file. Nothing was sent.",
  );
}
