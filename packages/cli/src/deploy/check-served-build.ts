import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HASH } from "@waymark/hosting";
import { type Check, unless } from "../check/finding.ts";

const SCRIPTS = new RegExp(`assets/[\\w.-]+-${HASH}\\.js`, "gu");

/**
 * Checks that the first page is of this build, by the names of its scripts alone: hosts change other parts of a page. A page
 * that lacks ours but has no others is accepted, as a proxy in front may have removed or renamed them.
 * @param dist the folder of the build
 */
export function checkServedBuild(dist: string): Check {
  const own = scriptsOf(readFileSync(join(dist, "index.html"), "utf8"));
  return async ({ page }) => {
    const isWhole = own.every((name) => page.text.includes(name));
    const hasOthers = scriptsOf(page.text).some((name) => !own.includes(name));
    return unless(
      isWhole || !hasOthers,
      page.address,
      "The host does not serve the build that was deployed: its page has other scripts.",
      "Give a --reload that reaches this web server. Each web server of a machine needs a --temp of its own.",
    );
  };
}

function scriptsOf(page: string): string[] {
  return page.match(SCRIPTS) ?? [];
}
