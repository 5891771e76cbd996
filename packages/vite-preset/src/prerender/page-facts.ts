import type { Region } from "@waymark/core";
import { defaultLanguages, langPattern, namesLanguage, routeTable } from "@waymark/core/build";
import type { PageFacts } from "@waymark/core/head-script";
import { escapePattern } from "@waymark/hosting";
import type { Page } from "./page-list.ts";
import type { PageNeeds } from "./head-scripts.ts";

/** Matches no path: the shell is for screens that no page is rendered for. */
const NOWHERE = "(?!)";

/** The names of the routes whose links name their language. */
const namesOfLinks = routeTable.filter(namesLanguage).map(({ path }) => path.split("/")[1]);

/**
 * The row of a page in `pages/pages.json`.
 * @param others the languages that have to be asked for
 */
export function rowOf({ paths, language, file, row }: Page, others: readonly string[]) {
  const isOwn = !routeTable.some(({ path }) => path === row?.path);
  return {
    path: null,
    ...paths,
    language,
    ...(others.includes(language) && { langPattern: langPattern(language) }),
    file,
    // The hosts know the portal's.
    ...(row?.indexed && isOwn && { indexed: row.indexed }),
  };
}

/** Returns the facts for the head script of a page. */
export function factsOf(
  { paths, row }: Page,
  { country, languages = defaultLanguages }: Pick<Region, "country" | "languages">,
): PageFacts {
  return {
    path: paths ? (paths.pattern ?? escapePattern(paths.path)).replace(/\/$/u, "") : NOWHERE,
    ...(paths?.language && { named: true }),
    ...(row?.queries && { queries: row.queries }),
    isSignIn: row?.guard === "entry",
    uk: country === "uk",
    languages,
  };
}

/** Returns the needs of a page's head script beyond those that all pages have. */
export function needsOf(
  { row, file }: Page,
  { partnerHost, secretPaths }: { partnerHost: string; secretPaths: string },
): PageNeeds {
  // Hosts send the shell for the paths of links that no page is rendered for.
  const isForSecrets =
    !row || row.screen === "switch-account" || new RegExp(secretPaths, "iu").test(row.path);
  return {
    ...(isForSecrets && { secretPaths }),
    // Plain hosts send the index for any path.
    ...((!row || file === "index.html") && { languagePaths: `/(${namesOfLinks.join("|")})/` }),
    ...(partnerHost !== "" && row?.screen === "sign-in" && { leavesForSite: true }),
  };
}
