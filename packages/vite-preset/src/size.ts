#!/usr/bin/env node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The most that a page may need before it works, brotli-compressed: sign-in, a page that asks for something first, any other. */
const budgets = {
  /** What comes with the first packets. */
  html: { unit: "kB br", signIn: 12.5, asking: 14, other: 14 },
  scripts: { unit: "kB br", signIn: 101, asking: 131, other: 118 },
  requests: { unit: "", signIn: 5, asking: 16, other: 11 },
  /** Requests that wait for each other. */
  levels: { unit: "", signIn: 2, asking: 2, other: 2 },
} as const;

interface PageSize {
  /** Its place in the build. */
  file: string;
  kind: keyof typeof kinds | "other";
  sizes: Record<keyof typeof budgets, number>;
  /** What it needs, with the size in kB. */
  files: readonly (readonly [file: string, size: number])[];
}

const kinds = {
  signIn: /^(?:index|pages\/(?:root|sdmylife|florida)\.[\w-]+)\.html$/u,
  asking:
    /^pages\/(?:legal|privacy|reset|massprint|registration-any|switchaccount|verify|confirmusernamechange)[\w.-]+\.html$/u,
};
const MODULE =
  /<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="\/(?<file>[^"]+)"/gu;
const PRELOAD = /<link rel="(?:preload|stylesheet)"[^>]*? href="\/(?<file>[^"?]+)/gu;
const IMPORT = /(?:from|import)\s*"\.\/(?<file>[^"]+)"/gu;

const dist = join(process.cwd(), "dist");
const pages = ["index.html", ...htmlIn("pages")].map(measurePage);
const names = Object.keys(budgets) as (keyof typeof budgets)[];

/** What is shown of a page that is over its budget. */
const MOST = 12;

for (const kind of ["signIn", "asking", "other"] as const) {
  for (const name of names) {
    const worst = worstOf(
      pages.filter((page) => page.kind === kind),
      name,
    );
    const { unit, [kind]: limit } = budgets[name];
    const size = `${worst.sizes[name].toFixed(1)} ${unit}`.trim();
    console.log(
      `${kind.padEnd(7)} ${name.padEnd(9)} ${size.padStart(11)} of ${limit}  ${worst.file}`,
    );
    if (worst.sizes[name] <= limit) continue;
    process.exitCode = 1;
    console.error(`${worst.file} is over its budget of ${limit} ${unit}; what it needs:`);
    for (const [file, kb] of worst.files.slice(0, MOST)) {
      console.error(`  ${kb.toFixed(1).padStart(6)} kB br  ${file}`);
    }
  }
}

function worstOf(all: readonly PageSize[], name: keyof typeof budgets): PageSize {
  return all.reduce((most, page) => (page.sizes[name] > most.sizes[name] ? page : most));
}

function htmlIn(folder: string): string[] {
  return readdirSync(join(dist, folder))
    .filter((name) => name.endsWith(".html"))
    .map((name) => `${folder}/${name}`);
}

/** What a built page needs before its form works: itself, what it names, and what that imports in turn. */
function measurePage(file: string): PageSize {
  const sizeOf = (name: string) => readFileSync(join(dist, `${name}.br`)).length / 1000;
  const html = readFileSync(join(dist, file), "utf8");
  const named = new Set(namesIn(html, MODULE));
  const scripts = withImports(named);
  const others = namesIn(html, PRELOAD);
  const files = [file, ...scripts, ...others].map((name) => [name, sizeOf(name)] as const);
  return {
    file,
    kind: kindOf(file),
    sizes: {
      html: sizeOf(file),
      scripts: scripts.reduce((sum, name) => sum + sizeOf(name), 0),
      requests: files.length,
      // The browser hears of an import only when it has read the script.
      levels: scripts.length > named.size ? 3 : 2,
    },
    files,
  };
}

function kindOf(file: string): PageSize["kind"] {
  if (kinds.signIn.test(file)) return "signIn";
  return kinds.asking.test(file) ? "asking" : "other";
}

/** Scripts, and what they import in turn. */
function withImports(named: ReadonlySet<string>): string[] {
  const scripts = new Set(named);
  // A set also gives what is added meanwhile.
  for (const script of scripts) {
    const imports = namesIn(readFileSync(join(dist, script), "utf8"), IMPORT);
    for (const name of imports) scripts.add(`assets/${name}`);
  }
  return [...scripts];
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ groups }) => groups?.["file"] ?? "");
}
