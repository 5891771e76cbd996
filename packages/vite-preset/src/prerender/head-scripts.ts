import type { PageFacts } from "@waymark/core/head-script";
import { smallestScript } from "../lean-bundle/smaller-scripts.ts";
import { minifySync } from "rolldown/utils";
import { bundle } from "./bundle-script.ts";

const FACTS = "PAGE_FACTS";
/** In place of the value of a route's parameter, in links of a page that is rendered for all values. */
const ANY_VALUE = /href="[^"]*\/any[/?"]/u;

/** Needs of a page's head script beyond those that all pages have. */
export interface PageNeeds {
  /** The paths with a token, where such links are answered with this page. */
  secretPaths?: string;
  /** The paths that name their language, where such links are answered with this page. */
  languagePaths?: string;
  /** True where visitors of a partner's host are led from this page to the partner's site. */
  leavesForSite?: boolean;
}

interface PageSource {
  facts: PageFacts;
  needs: PageNeeds;
  html: string;
}

/** Makes the head script of a page. */
export type HeadScript = (page: PageSource) => Promise<string>;

/**
 * Bundles core's head script with the rules that it imports, once for each set of parts.
 * @param root a folder from which `@waymark/core` resolves
 */
export function headScripts(root: string): HeadScript {
  const bundles = new Map<string, Promise<string>>();
  return async (page) => {
    const entry = entryOf(page);
    const bundled = bundles.get(entry) ?? smallestBundle(root, entry);
    bundles.set(entry, bundled);
    const [code, filled] = await Promise.all([bundled, assigned(page.facts)]);
    return code.replace(FACTS, () => filled);
  };
}

async function smallestBundle(root: string, entry: string): Promise<string> {
  const code = await bundle(root, entry);
  return smallestScript(minifySync("head-script.js", code).code.trim());
}

/** Facts as a script writes them: shorter than JSON. */
async function assigned(facts: PageFacts): Promise<string> {
  const code = await smallestScript(`${FACTS}=${JSON.stringify(facts)}`);
  return code.slice(`${FACTS}=`.length, -";".length);
}

/** A script with the parts that a page needs: what is not named here is left out of the bundle. */
function entryOf({ facts, needs, html }: PageSource): string {
  const { secretPaths, languagePaths, leavesForSite } = needs;
  const parts = [
    secretPaths &&
      `hideToken: (path, base) => core.hideToken(path, base, ${JSON.stringify(secretPaths)})`,
    leavesForSite && "leaveForSite: core.leaveForSite",
    // The path of any other page has no value.
    /\((?!\?)/u.test(facts.path) && "isOtherScreen: core.isOtherScreen",
  ];
  const known = languagePaths
    ? `{ ...${FACTS}, named: RegExp(${JSON.stringify(languagePaths)}, "iu").test(location.pathname) }`
    : FACTS;
  const run = `core.headScript(${known}, { ${parts.filter(Boolean).join()} })`;
  return `import * as core from "@waymark/core/head-script"; ${ANY_VALUE.test(html) ? `core.fillLinks(${run})` : run};`;
}
