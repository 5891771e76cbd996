import { describe, expect, it } from "vitest";
import { pageLanguage } from "./page-language.ts";
import { prerenderVariants } from "./prerender-variants.ts";
import { routePatternOf, routes } from "./find-route.ts";

const rendered = routes.map((row) => ({ route: row.path, pages: prerenderVariants(row) }));
const isFor = (path: string) =>
  rendered
    .flatMap(({ pages }) => pages)
    .filter((page) => new RegExp(`^${page.pattern ?? page.path}$`, "u").test(path));

describe("the pages that are rendered", () => {
  it.each(rendered)(
    "[RT-1] are there for $route, each under a path of its own",
    ({ route, pages }) => {
      expect(pages).not.toEqual([]);
      for (const page of pages) {
        expect(isFor(page.path)).toEqual([page]);
        expect(routePatternOf(page.path)).toBe(route);
      }
    },
  );

  it.each(rendered.flatMap(({ pages }) => pages).filter(({ language }) => language))(
    "[VF-4] $path is in $language",
    ({ path, language }) => {
      expect(pageLanguage("elsewhere", { pathname: path, search: "" })).toBe(language);
    },
  );

  it.each([
    ["/reset/a%2Fb/ForceResetPassword", "/reset/any/ResetPassword"],
    ["/reset/t/HigherEdActivation", "/reset/any/ActivateAccount"],
    ["/forgot/teachers", "/forgot/any"],
    ["/verify/t/Email/1/fr-CA", "/verify/any/any/any/3"],
    ["/verify/t/Email/1/fr", "/verify/any/any/any/3"],
    ["/verify/t/Email/0/en", "/verify/any/any/any/1"],
  ])("are for what says the same: %s is %s", (path, page) => {
    expect(isFor(path).map((found) => found.path)).toEqual([page]);
  });

  it.each([
    "/reset/t/Other",
    "/portfoliolinking/k/Educator",
    "/verify/t/Email/1/es_US",
    "/no/route",
  ])("are not for what may say another thing: %s", (path) => {
    expect(isFor(path)).toEqual([]);
  });
});
