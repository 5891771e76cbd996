import { type Language, languages } from "@waymark/core/build";
import type { PageRow } from "@waymark/hosting";

/** Page of a build, as its list has it. */
interface BuiltPage extends Pick<PageRow, "path" | "langPattern"> {
  language: Language;
}

/** Address of a page, and the language that it is in there. */
interface PageView {
  address: string;
  language: Language;
}

/**
 * Each path in each language that people can choose there.
 * @throws {Error} for a path without a page
 */
export function pageViews(rows: readonly BuiltPage[], paths: readonly string[]): PageView[] {
  return paths.flatMap((path) => {
    const { pathname } = new URL(path, "http://page.invalid");
    const [first, ...others] = rows.filter((row) => row.path === pathname);
    if (!first)
      throw new Error(
        `The build in dist/ has no page ${pathname}. Correct the path, or build again.`,
      );
    // British pages, of another deployment, cannot be requested.
    const requested = others.filter(({ langPattern }) => langPattern !== undefined);
    return [
      { address: path, language: first.language },
      ...requested.map(({ language }) => ({ address: withLanguage(path, language), language })),
    ];
  });
}

function withLanguage(path: string, language: Language): string {
  return `${path}${path.includes("?") ? "&" : "?"}lang=${languages[language].param}`;
}
