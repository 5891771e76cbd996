import { isServed, type Language, languagesOffered, UK_LANGUAGE } from "@waymark/core/build";
import type { Region } from "@waymark/core";
import type { PrerenderVariant, RouteRow } from "@waymark/core/prerender";
import type { Renderer } from "./load-renderer.ts";

/** A page that is rendered when the app is built. */
export interface Page {
  /** The paths that it is for; null for the shell around every screen that no page is rendered for. */
  paths: PrerenderVariant | null;
  language: Language;
  /** Its row of the route table; none for the shell and a region's own. */
  row?: RouteRow;
  /** Its path in the build. */
  file: string;
}

/** Data that a region's pages are made from. */
interface Source extends Pick<Renderer, "prerenderVariants"> {
  routes: readonly RouteRow[];
  region: Pick<Region, "country" | "languages" | "variants"> & {
    pages?: Readonly<Record<string, unknown>> | undefined;
  };
}

/**
 * Every page of a region in each of its languages. The first one is the app's `index.html`, which plain hosts also send for
 * every path that is not a file.
 */
export function pageList(source: Source): Page[] {
  const { routes, prerenderVariants, region } = source;
  const offered = languagesOffered(region.country ?? "elsewhere", region.languages);
  const [first] = offered;
  const languages = new Set<Language>([...offered, UK_LANGUAGE]);
  const served = routes.filter((row) => isServed(row, region.variants));
  const own = Object.keys(region.pages ?? {}).filter((path) => !path.includes(":"));
  return [...languages].flatMap((language) => [
    ...served.flatMap((row) =>
      prerenderVariants(row, region.languages)
        .filter((paths) => (paths.language ?? language) === language)
        .map((paths): Page => {
          const isIndex = paths.path === "/" && language === first;
          const file = isIndex ? "index.html" : fileName(paths.path, language);
          return { paths, language, row, file };
        }),
    ),
    ...own.map((path) => ({
      paths: { path },
      language,
      file: fileName(path, language),
    })),
    { paths: null, language, file: fileName("/shell", language) },
  ]);
}

/** All in one folder: a folder of a route's name would hide the route from hosts that look for files first. */
function fileName(path: string, language: Language): string {
  const name = path === "/" ? "root" : path.slice(1).replaceAll("/", "-");
  return `pages/${name}.${language}.html`;
}
