import { type Language, languages } from "@waymark/core/build";

/** Page of a build; a fallback page has no path. */
interface PageRow {
  path: string | null;
  language: Language;
}

/** Address of a page, and the language that it is in there. */
interface PageView {
  address: string;
  language: Language;
}

/**
 * Each path in each language that the build has it in.
 * @throws {Error} for a path without a page
 */
export function pageViews(rows: readonly PageRow[], paths: readonly string[]): PageView[] {
  return paths.flatMap((path) => {
    const { pathname } = new URL(path, "http://page.invalid");
    const all = rows.filter((row) => row.path === pathname).map((row) => row.language);
    if (all.length === 0) throw new Error(`The build in dist/ has no page ${pathname}`);
    // British pages are those of another deployment, where the build has other languages.
    const shown = all.filter((language) => language !== "en-GB");
    const offered = new Set(shown.length > 0 ? shown : all);
    // The first one speaks first: pages have it without a wish.
    return [...offered].map((language, at) => ({
      address: at === 0 ? path : withLanguage(path, language),
      language,
    }));
  });
}

function withLanguage(path: string, language: Language): string {
  return `${path}${path.includes("?") ? "&" : "?"}lang=${languages[language].param}`;
}
