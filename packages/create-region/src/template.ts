/** Files of the template that an upgrade of a region compares; `waymark upgrade` runs this, in the version that the region has installed. */
import type { TemplateChoices } from "./command-line.ts";
import { type Files, filledFiles } from "./filled-files.ts";

/** Record of the template's files in a region: the choices that made it, and the texts as the template had them. */
export interface TemplateRecord {
  madeOf: TemplateChoices;
  files: Readonly<Record<string, string>>;
}

/** Path of the record in a region. */
export const TEMPLATE_RECORD = "originals/template.json";

/** Files around the region. The others, such as its header, are its own from the first day. */
const followed = [
  ".dockerignore",
  ".gitattributes",
  ".github/workflows/ci.yml",
  ".gitignore",
  ".nvmrc",
  ".oxlintrc.json",
  ".storybook/main.ts",
  "Containerfile",
  "browser/pages.spec.ts",
  "container/start.sh",
  "index.html",
  "package.json",
  "playwright.config.ts",
  "src/main.tsx",
  "states.config.ts",
  "states/every-state.spec.ts",
  "tsconfig.json",
  "tsconfig.vite.json",
  "vitest.config.ts",
];

/**
 * Returns the files of today's template that a region follows, by their paths. No region's package.json is the text that
 * stands for it here, so that an upgrade shows its changes, and never writes it.
 */
export function templateFiles(madeOf: TemplateChoices): Record<string, string> {
  const filled = filledFiles(madeOf, "standalone");
  const files: Files = { ...filled, "package.json": scriptsAndLibraries(filled["package.json"]) };
  return Object.fromEntries(
    followed.flatMap((path) => {
      const text = files[path];
      return text === undefined ? [] : [[path, text]];
    }),
  );
}

/** The part of a package.json that does not change with each release of ours. */
function scriptsAndLibraries(manifest = "{}"): string {
  const { scripts, dependencies, devDependencies, engines } = JSON.parse(manifest);
  const part = { scripts, dependencies, devDependencies, engines };
  return `${JSON.stringify(part, withoutOwnPackages, 2)}\n`;
}

function withoutOwnPackages(name: string, value: unknown): unknown {
  return name.startsWith("@waymark/") ? undefined : value;
}

/** Returns the files of the terms that came with a region's example, by their paths: samples, as the packages' are. */
export function sampleTerms(madeOf: TemplateChoices): Record<string, string> {
  const files = Object.entries(filledFiles(madeOf, "standalone"));
  return Object.fromEntries(files.filter(([path]) => path.startsWith("translations/legal/")));
}

/** Returns the text of the record of a region. */
export function templateRecord(madeOf: TemplateChoices): string {
  return `${JSON.stringify({ madeOf, files: templateFiles(madeOf) }, null, 2)}\n`;
}
