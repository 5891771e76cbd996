import type { PageFacts } from "@waymark/core/head-script";
import { minifySync } from "rolldown/utils";
import { bundleScript } from "./bundle-script.ts";

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
  const plain = await bundled(root, "headScript");
  const withLinks = await bundled(root, "headScriptWithLinks");
  return (facts, html) => {
    const code = ANY_VALUE.test(html) ? withLinks : plain;
    const script = code.replace(`(${FACTS})`, () => `(${JSON.stringify(facts)})`);
    return minifySync("head-script.js", script).code.trim();
  };
}

function bundled(root: string, name: string): Promise<string> {
  const code = `import { ${name} } from "@waymark/core/head-script"; ${name}(${FACTS});`;
  return bundleScript({ root, code, format: "iife" });
}
