import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { manifestOf, type RegionPlan } from "./region-plan.ts";

interface Manifest {
  version: string;
  devDependencies: Readonly<Record<string, string>>;
}

/** All packages have one version. The libraries are those that this version was tested with. */
const own = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as Manifest;

const waymark = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`@waymark/${name}`, `^${own.version}`]));
const tested = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, own.devDependencies[name] ?? ""]));

/** The files that an app has only in a repository of its own. */
export function standaloneFiles(plan: RegionPlan, templates: string): Record<string, string> {
  const folder = join(templates, "standalone");
  const files = readdirSync(folder).map((file) => [
    // npm leaves files that begin with a dot out of packages.
    file === "gitignore" ? ".gitignore" : file.replace(/\.txt$/u, ""),
    readFileSync(join(folder, file), "utf8")
      .replaceAll("__NAME__", () => plan.name)
      .replaceAll("__TITLE__", () => plan.title),
  ]);
  return { ...Object.fromEntries(files), "package.json": standaloneManifest(plan) };
}

function standaloneManifest(plan: RegionPlan): string {
  return manifestOf(plan, {
    scripts: { dev: "vite", sandbox: "waymark-sandbox" },
    dependencies: { ...waymark("branding", "core"), ...tested("react", "react-dom") },
    devDependencies: {
      ...tested("@types/react", "@types/react-dom"),
      ...waymark("hosting", "sandbox", "vite-preset"),
      ...tested("typescript", "vite"),
    },
  });
}
