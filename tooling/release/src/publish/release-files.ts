import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const SUMS = "SHA256SUMS";

/** A packed package, with what its manifest says. */
export interface Tarball {
  file: string;
  name: string;
  version: string;
  /** Hash of the file, as registries write it. */
  integrity: string;
  dependencies: Readonly<Record<string, string>>;
}

const hashOf = (file: string, kind: string) => createHash(kind).update(readFileSync(file));

/** Writes the checksums of a folder's files beside them, in the format of `sha256sum`. */
export function writeSums(folder: string): void {
  const names = readdirSync(folder).filter((name) => name !== SUMS);
  const lines = names
    .toSorted()
    .map((name) => `${hashOf(join(folder, name), "sha256").digest("hex")}  ${name}\n`);
  writeFileSync(join(folder, SUMS), lines.join(""));
}

/**
 * Reads the packed packages of a folder, each after those that it depends on.
 * @throws {Error} for a file that is not the one whose checksum was written, and for packages of several versions
 */
export function readTarballs(folder: string): Tarball[] {
  const tarballs = readFileSync(join(folder, SUMS), "utf8")
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [sum = "", name = ""] = line.split("  ");
      const file = join(folder, name);
      if (hashOf(file, "sha256").digest("hex") !== sum) {
        throw new Error(`${name} is not the file that was built: its checksum is another one.`);
      }
      return name.endsWith(".tgz") ? [readTarball(file)] : [];
    });
  if (new Set(tarballs.map(({ version }) => version)).size !== 1) {
    throw new Error("The packages of a release have one version.");
  }
  return inOrder(tarballs);
}

function readTarball(file: string): Tarball {
  const manifest = execFileSync("tar", ["-xOzf", file, "package/package.json"]).toString();
  const { name, version, dependencies = {}, peerDependencies = {} } = JSON.parse(manifest);
  const integrity = `sha512-${hashOf(file, "sha512").digest("base64")}`;
  return { file, name, version, integrity, dependencies: { ...peerDependencies, ...dependencies } };
}

/** Each package after what it needs: people install while a release goes out. What makes regions comes last, as they need all. */
function inOrder(tarballs: readonly Tarball[]): Tarball[] {
  const sorted = new Set<Tarball>();
  const add = (tarball: Tarball) => {
    for (const other of tarballs) {
      if (other.name in tarball.dependencies && !sorted.has(other)) add(other);
    }
    sorted.add(tarball);
  };
  for (const tarball of tarballs) add(tarball);
  const rank = ({ name }: Tarball) => (name === "@waymark/create-region" ? 1 : 0);
  return [...sorted].toSorted((one, other) => rank(one) - rank(other));
}

/** GitHub refuses a release whose notes have more than 125,000 characters. */
const MAX_NOTES = 120_000;

/** The notes of a version: the section of it in each package's CHANGELOG. A package that only follows has no entry in its own. */
export function notesOf(root: string, version: string): string {
  const notes = globSync("packages/*/CHANGELOG.md", { cwd: root })
    .toSorted()
    .flatMap((path) => {
      const section = sectionOf(readFileSync(join(root, path), "utf8"), version);
      if (!/^- /mu.test(section)) return [];
      return [`## @waymark/${basename(dirname(path))}\n\n${section}\n`];
    })
    .join("\n");
  if (notes.length <= MAX_NOTES) return notes;
  const shown = notes.slice(0, notes.lastIndexOf("\n", MAX_NOTES));
  return `${shown}\n\nThe rest is in CHANGELOG.md of each package.\n`;
}

function sectionOf(changelog: string, version: string): string {
  const [, section = ""] = changelog.split(`\n## ${version}\n`);
  return section.split(/^## /mu)[0]?.trim() ?? "";
}
