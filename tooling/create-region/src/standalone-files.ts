import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Manifest {
  version: string;
  devDependencies: Readonly<Record<string, string>>;
}

interface App {
  name: string;
  title: string;
  languages: "canada" | "uk";
}

const ours = [
  "@waymark/core",
  "@waymark/branding",
  "@waymark/hosting",
  "@waymark/sandbox",
  "@waymark/vite-preset",
];

/** Released together, with the libraries that this release was tried with. */
const manifest = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as Manifest;

/**
 * What an app has in place of what the repository would give it.
 * @param folder the files that are the same for every app but for its name
 */
export function standaloneFiles(app: App, folder: string): Record<string, string> {
  const files = readdirSync(folder).map((file) => [
    // npm leaves files that begin with a dot out of packages.
    file === "gitignore" ? ".gitignore" : file.replace(/\.txt$/u, ""),
    readFileSync(join(folder, file), "utf8")
      .replaceAll("__NAME__", () => app.name)
      .replaceAll("__TITLE__", () => app.title),
  ]);
  return { ...Object.fromEntries(files), "package.json": packageJson(app) };
}

function packageJson({ name, title, languages }: App): string {
  const { devDependencies: tried, version } = manifest;
  const own = Object.fromEntries(ours.map((each) => [each, `^${version}`]));
  const value = {
    name,
    version: "0.0.0",
    private: true,
    type: "module",
    scripts: {
      dev: "vite",
      build: "vite build",
      typecheck: "tsc -p tsconfig.json",
      size: "waymark-size",
      sandbox: "waymark-sandbox",
    },
    dependencies: {
      ...pick(own, "@waymark/branding", "@waymark/core"),
      ...pick(tried, "react", "react-dom"),
    },
    devDependencies: {
      ...pick(tried, "@types/react", "@types/react-dom"),
      ...pick(own, "@waymark/hosting", "@waymark/sandbox", "@waymark/vite-preset"),
      ...pick(tried, "typescript", "vite"),
    },
    waymark: { title, otherLanguage: languages === "uk" ? "en" : "fr" },
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function pick(from: Readonly<Record<string, string>>, ...names: string[]) {
  return Object.fromEntries(names.map((each) => [each, from[each]]));
}
