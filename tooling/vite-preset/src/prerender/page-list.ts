import type { Language } from "@waymark/core/build";
import type { Region } from "@waymark/core";

/** A page that is rendered when the app is built. */
export interface Page {
  /** Its path; null for the shell around every other screen. */
  path: string | null;
  language: Language;
  /** Whether a stored sign-in is tried there first. */
  guarded: boolean;
  /** Part of the name of the file that its screen comes in; none where sign-in brings it. */
  chunk?: string;
  /** Where it stands in the build. */
  file: string;
}

/** The screens that say the same to everybody, each with the part of the name of its file. */
const chunks: Readonly<Record<string, string | undefined>> = {
  "sign-in": undefined,
  forgot: "forgot-screen",
  legal: "legal-screen",
  privacy: "legal-screen",
  parent: "static-screens",
  "no-account": "static-screens",
  "registration-confirmation": "static-screens",
  "registration-not-allowed": "static-screens",
};

interface Row {
  path: string;
  screen: string;
  guard?: string;
  variant?: string;
}

/**
 * Every page of a region in each of its languages. The first one is the app's `index.html`, which plain hosts also send for
 * every path that is no file.
 * @param routes the route table
 * @param first the language that the app's own page is written in
 */
export function pageList(
  routes: readonly Row[],
  region: Pick<Region, "country" | "pages" | "variants">,
  first: Language,
): Page[] {
  const languages: Language[] = region.country === "uk" ? ["en-GB"] : ["en-CA", "fr-CA", "en-GB"];
  const ours = routes.filter(
    ({ path, screen, variant }) =>
      screen in chunks &&
      !path.includes(":") &&
      (variant === undefined || region.variants.some((own) => own === variant)),
  );
  const own = Object.keys(region.pages ?? {}).filter((path) => !path.includes(":"));
  return languages.flatMap((language) => [
    ...ours.map(({ path, screen, guard }): Page => {
      const chunk = chunks[screen];
      const isIndex = path === "/" && language === first;
      return {
        path,
        language,
        guarded: guard === "entry",
        ...(chunk !== undefined && { chunk }),
        file: isIndex ? "index.html" : fileName(path, language),
      };
    }),
    ...own.map((path) => ({ path, language, guarded: false, file: fileName(path, language) })),
    { path: null, language, guarded: false, file: fileName("/shell", language) },
  ]);
}

/** All in one folder: a folder of a route's name would hide the route from hosts that look for files first. */
function fileName(path: string, language: Language): string {
  const name = path === "/" ? "root" : path.slice(1).replaceAll("/", "-");
  return `pages/${name}.${language}.html`;
}
