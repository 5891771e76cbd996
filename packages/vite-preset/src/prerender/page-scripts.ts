import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PageFacts } from "@waymark/core/head-script";
import { contentVersion } from "@waymark/hosting";
import { build, type OutputOptions } from "rolldown";
import { minifySync } from "rolldown/utils";

const ENTRY = "\0waymark:entry";
const FACTS = "PAGE_FACTS";
/** In place of the value of a route's parameter, in links of a page that is rendered for all values. */
const ANY_VALUE = /href="[^"]*\/any[/?"]/u;

/** Makes the head script of a page from its facts and its HTML. */
export type HeadScript = (facts: PageFacts, html: string) => string;

/**
 * Bundles core's head script with the rules that it imports.
 * @param root a folder from which `@waymark/core` resolves
 */
export async function bundleHeadScript(root: string): Promise<HeadScript> {
  const bundled = (name: string) => {
    const code = `import { ${name} } from "@waymark/core/head-script"; ${name}(${FACTS});`;
    return bundle(root, code, { format: "iife" });
  };
  const plain = await bundled("headScript");
  const withLinks = await bundled("headScriptWithLinks");
  return (facts, html) => {
    const code = ANY_VALUE.test(html) ? withLinks : plain;
    const script = code.replace(`(${FACTS})`, () => `(${JSON.stringify(facts)})`);
    return minifySync("head-script.js", script).code.trim();
  };
}

/**
 * Writes the script that shows messages without React. It has a copy of what it needs of the portal, because it is loaded
 * where the portal's own scripts are missing.
 * @returns its url
 */
export async function writePageMessageScript(root: string, dist: string): Promise<string> {
  const entry = `export * from "@waymark/core/page-message";`;
  return writeScript(
    dist,
    "page-message",
    await bundle(root, entry, { format: "esm", minify: true }),
  );
}

/** Writes a script that no other imports. @returns its url */
export function writeScript(dist: string, name: string, code: string): string {
  const file = `assets/${name}-${contentVersion(code)}.js`;
  writeFileSync(join(dist, file), code);
  return `/${file}`;
}

/** Bundles a script of a page with all that it imports, apart from the app's other scripts. */
async function bundle(cwd: string, code: string, output: OutputOptions): Promise<string> {
  const result = await build({
    cwd,
    input: ENTRY,
    platform: "browser",
    write: false,
    logLevel: "silent",
    plugins: [
      {
        name: "waymark:script-entry",
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    output,
  });
  return result.output[0].code;
}
