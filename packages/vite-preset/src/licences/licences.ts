import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** A bundled library as vite's `build.license` lists it. */
interface BundledLibrary {
  name: string;
  version: string;
  /** By the SPDX list. */
  identifier?: string;
  /** Of the library's own file, where it has one. */
  text?: string;
}

/** Where vite writes its list; it becomes the page of notices. */
export const LICENCES_LIST = "licences.json";
/** What hosts serve. */
const NOTICES = "third-party-licences.txt";

/** Writes the licence notices of all libraries in an app's scripts beside its pages, as the licences ask for. */
export function licences(): Plugin {
  return {
    name: "waymark:licences",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const list = bundle[LICENCES_LIST];
        if (list?.type !== "asset") return;
        const listed = JSON.parse(String(list.source)) as BundledLibrary[];
        const libraries = [...listed, bundler()];
        delete bundle[LICENCES_LIST];
        this.emitFile({ type: "asset", fileName: NOTICES, source: noticesOf(libraries) });
        for (const { name } of libraries.filter((library) => textOf(library) === undefined)) {
          this.warn(`${name} brings no text of its licence: look for it before you publish`);
        }
      },
    },
  };
}

/** The bundler puts helpers of its own into scripts, which are no files of a package. */
function bundler(): BundledLibrary {
  const manifest = fileURLToPath(import.meta.resolve("rolldown/package.json"));
  const { name, version, license } = JSON.parse(readFileSync(manifest, "utf8"));
  const text = readFileSync(join(dirname(manifest), "LICENSE"), "utf8").trim();
  return { name, version, identifier: license, text };
}

/** One text with the notice of every library. */
function noticesOf(libraries: readonly BundledLibrary[]): string {
  const notices = libraries.map((library) => {
    const { name, version, identifier = "no licence named" } = library;
    return `## ${name} ${version} (${identifier})\n\n${textOf(library) ?? "No text."}\n`;
  });
  return `Licences of the libraries in the scripts of this site.\n\n${notices.join("\n")}`;
}

/** The text of a library's licence: its own, else the one beside this file that has the licence's name. */
function textOf({ name, identifier = "", text }: BundledLibrary): string | undefined {
  const file = fileURLToPath(new URL(`${identifier}.txt`, import.meta.url));
  if (text !== undefined || !existsSync(file)) return text;
  const standard = readFileSync(file, "utf8").trim();
  return `Copyright (c) the authors of ${name}\n\n${standard}`;
}
