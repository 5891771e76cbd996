import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The most that a page may need before it works, brotli-compressed: sign-in, a page that asks for something first, any other. */
export const budgets = {
  /** What comes with the first packets. */
  html: { unit: "kB br", signIn: 14, asking: 14, other: 14 },
  scripts: { unit: "kB br", signIn: 105, asking: 135, other: 122 },
  requests: { unit: "", signIn: 5, asking: 16, other: 11 },
  /** Requests that wait for each other. */
  levels: { unit: "", signIn: 2, asking: 2, other: 2 },
} as const;

export interface PageSize {
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

/** What a built page needs before its form works: itself, what it names, and what that imports in turn. */
export function measurePage(dist: string, file: string): PageSize {
  const sizeOf = (name: string) => readFileSync(join(dist, `${name}.br`)).length / 1000;
  const html = readFileSync(join(dist, file), "utf8");
  const named = new Set(namesIn(html, MODULE));
  const scripts = withImports(dist, named);
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
function withImports(dist: string, named: ReadonlySet<string>): string[] {
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
