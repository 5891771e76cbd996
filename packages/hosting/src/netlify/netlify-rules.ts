import { requestableLanguages, type PageRow } from "../files/choose-page.ts";
import { type PageSection, pageSections } from "../hosts/page-sections.ts";
import { type WildcardPath, wildcardPaths } from "./wildcard-paths.ts";

/** A rule of `netlify.toml`. Without `force`, a file of that path comes first. */
export interface NetlifyRule {
  from: string;
  to: string;
  status: number;
  force?: boolean;
  /** The value of `lang`: with a colon at its start, any. */
  lang?: string;
}

/** Spellings of a language with which it is asked for: rules can compare a value, and know no pattern. */
function spellingsOf({ langPattern, language }: { langPattern: string; language: string }) {
  const [short = "", country = ""] = language.split("-");
  const shorts = [short, short.toUpperCase(), short.slice(0, 1).toUpperCase() + short.slice(1)];
  const countries = ["-", "_"].flatMap((dash) => [dash + country, dash + country.toLowerCase()]);
  const all = shorts.flatMap((each) => [each, ...countries.map((end) => each + end)]);
  return all.filter((each) => new RegExp(langPattern, "u").test(each));
}

/** The page rule as rules of Netlify, of which the first that fits is taken. */
export function pageRules(rows: readonly PageRow[], ukHosts: readonly string[]): NetlifyRule[] {
  const spellings = new Map(
    requestableLanguages(rows).map((each) => [each.langPattern, spellingsOf(each)]),
  );
  return pageSections(rows, ukHosts).flatMap((section) => {
    const starts = section.hosts?.map((host) => `https://${host}`) ?? [""];
    const langs =
      section.langPattern === undefined ? [undefined] : (spellings.get(section.langPattern) ?? []);
    return starts.flatMap((start) => langs.flatMap((lang) => rulesOf(section, start, lang)));
  });
}

function rulesOf(section: PageSection, start: string, lang: string | undefined): NetlifyRule[] {
  const { pages, byPath, shell } = section;
  const rule = (path: string, file: string, value = lang): NetlifyRule => ({
    from: start + path,
    to: `/${file}`,
    status: 200,
    // The page of the build's root would come before any rule.
    ...(path === "/" && { force: true }),
    ...(value !== undefined && { lang: value }),
  });
  const exact = new Set(
    pages.flatMap(({ path, pattern }) => (pattern === undefined ? [path] : [])),
  );
  const own = pages.flatMap((row) => {
    const { paths = [], excluded = [] } = wildcardPaths(row) ?? {};
    const others = excluded.map(pathOf).filter((path) => !exact.has(path));
    return [
      ...others.map((path) => rule(path, shell)),
      ...paths.map((path) => rule(pathOf(path), row.file)),
    ];
  });
  const named = byPath.flatMap((row) =>
    (wildcardPaths(row)?.paths ?? []).flatMap((path) => [
      rule(pathOf(path), shell, ":lang"),
      rule(pathOf(path), row.file),
    ]),
  );
  return [...own, ...(lang === undefined ? named : []), rule("/*", shell)];
}

function pathOf(path: WildcardPath): string {
  return `/${path.map((segment, index) => segment ?? `:part${index}`).join("/")}`;
}
