import type { Region } from "@waymark/core";
import { Failure } from "../../../../scripts/failure.mjs";

/** What the server answers under, whatever a region has there. */
const served = ["api", "assets", "pages"];

/**
 * The paths of a region's own pages that can be rendered: those without a `:`.
 * @param routes the paths of the portal's route table
 * @throws {Failure} for a path at which the region's page would never be seen
 */
export function ownPages(
  { pages = {} }: Pick<Region, "pages">,
  routes: readonly string[],
): string[] {
  const paths = Object.keys(pages);
  for (const path of paths) {
    const route = routes.find((pattern) => fits(path, pattern));
    if (route !== undefined) {
      throw new Failure(
        `pages: ${path} is the portal's own ${route}. Choose another path; what stands there may be replaced in \`screens\`.`,
      );
    }
    if (served.includes(path.split("/")[1] ?? "")) {
      throw new Failure(`pages: ${path} is answered by the server. Choose another path.`);
    }
  }
  return paths.filter((path) => !path.includes(":"));
}

/** Whether a path would be taken for a route, such as `/reset/a/b` for `/reset/:token/:resetType`. */
function fits(path: string, route: string): boolean {
  const [own, theirs] = [path, route].map((text) => text.replace(/\/$/u, "").split("/"));
  return (
    own !== undefined &&
    own.length === theirs?.length &&
    theirs.every((part, index) => part.startsWith(":") || part === own[index])
  );
}
