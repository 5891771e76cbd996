import type { Region } from "@waymark/core";
import { CliError } from "../../../../scripts/cli-error.mjs";

/** What the server answers under, whatever a region has there. */
const served = ["api", "assets", "pages"];

/**
 * Stops the build of a region with a page of its own that would never be seen.
 * @param routePatternOf the portal's route for a path, `*` where it has none
 * @throws {CliError} that names the page
 */
export function checkOwnPages(
  { pages = {} }: Pick<Region, "pages">,
  routePatternOf: (path: string) => string,
): void {
  for (const path of Object.keys(pages)) {
    const route = routePatternOf(path);
    if (route !== "*") {
      throw new CliError(
        `pages: ${path} is the portal's own ${route}. Choose another path, or replace its screen in \`screens\`.`,
      );
    }
    if (served.includes(path.split("/")[1] ?? "")) {
      throw new CliError(`pages: ${path} is answered by the server. Choose another path.`);
    }
  }
}
