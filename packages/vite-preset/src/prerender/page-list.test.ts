import { describe, expect, it } from "vitest";
import { routesOfVariant } from "@waymark/core/build";
import { prerenderVariants, routePatternOf, routes } from "@waymark/core/prerender";
import { checkFiles, checkOwnPages } from "./checks.ts";
import { rowOf } from "./page-facts.ts";
import { pageList } from "./page-list.ts";

describe("the pages of a region", () => {
  const screens = ["sign-in", "forgot", "reset", "verify"];
  const rows = routes.filter(
    ({ screen, path, variant }) =>
      screens.includes(screen) && path !== "/forgot/:type" && (!variant || path === "/sdmylife"),
  );
  type Region = Parameters<typeof pageList>[0]["region"];
  const files = (region: Region) =>
    pageList({ routes: rows, prerenderVariants, region }).map(({ file }) => file);

  it("are those of its own, too, where their path is whole", () => {
    const About = () => null;
    const own = { country: "uk" as const, variants: ["default"] as const };
    const pages = { "/about": About, "/about/us": About, "/about/:name": About };
    const more = files({ ...own, pages }).filter((file) => !files(own).includes(file));
    expect(more).toEqual(["pages/about.en-GB.html", "pages/about-us.en-GB.html"]);
  });

  it.each([
    ["/forgot/", "is the portal's own /forgot. Choose another path"],
    ["/forgot/teachers", "is the portal's own /forgot/:type. Choose another path"],
    ["/api/tides", "is answered by the server. Choose another path"],
    ["/version", "is answered by the server. Choose another path"],
    ["/healthz", "is answered by the server. Choose another path"],
  ] as const)("are not built where they would never be shown: %s", (path, reason) => {
    const pages = { "/about": () => null, [path]: () => null };
    const variants = ["default"] as const;
    const check = () => checkOwnPages({ pages, variants }, routePatternOf);
    expect(check).toThrow(`pages: ${path} ${reason}`);
  });

  it.each(["/about", "/forgot/north"])(
    "[RE-2] are not built where a variant of the region's own has their path: %s",
    (path) => {
      const variants = ["default", { name: "north", path: "/about" }] as const;
      const pages = { [path]: () => null };
      expect(() => checkOwnPages({ pages, variants }, () => path)).toThrow(
        `pages: ${path} is also a path of the variant north in src/variants.ts. Choose another path for one of them.`,
      );
    },
  );

  it.each(["/à-propos", "/about/", "about", "/docs/*", "/our school", "/tides.html"])(
    "[RE-2] are not built where no host would find them: %s",
    (path) => {
      const pages = { "/About_us/2-b/:day?": () => null, [path]: () => null };
      expect(() => checkOwnPages({ pages, variants: ["default"] }, () => "*")).toThrow(
        `pages: ${path} is not a path that hosts find. Write letters without accents, digits, hyphens and underscores after each slash, as in /a-propos.`,
      );
    },
  );

  it("[RE-2] are those of its variants and languages, in one folder that no route is called like", () => {
    const each = ["forgot", "reset-any-ResetPassword", "reset-any-ActivateAccount"];
    const pagesIn = (language: string, id: number) =>
      [...each, `verify-any-any-any-${id}`, "shell"].map(
        (name) => `pages/${name}.${language}.html`,
      );
    expect(files({ variants: ["default"] })).toEqual([
      "index.html",
      ...pagesIn("en-CA", 1),
      "pages/root.fr-CA.html",
      ...pagesIn("fr-CA", 3),
      "pages/root.en-GB.html",
      ...pagesIn("en-GB", 8),
    ]);
    expect(files({ variants: ["default"], country: "uk" })).toEqual([
      "index.html",
      ...pagesIn("en-GB", 8),
    ]);
    expect(files({ variants: ["sdmylife"] })).toContain("pages/sdmylife.fr-CA.html");
  });

  it("[SI-2] [FP-1] are those of its own variants, and hosts are told which of them may be listed", () => {
    const variant = { name: "north", path: "/a/north" } as const;
    const own = [...rows, ...routesOfVariant(variant)];
    const region = { variants: ["default", variant] } as const;
    const pages = pageList({ routes: own, prerenderVariants, region });
    const english = pages.filter(({ language }) => language === "en-CA");
    expect(english.map(({ file }) => file)).toEqual(
      expect.arrayContaining(["pages/a-north.en-CA.html", "pages/forgot-north.en-CA.html"]),
    );
    const listed = english.map((page) => rowOf(page, [])).filter(({ indexed }) => indexed);
    expect(listed.map(({ path }) => path)).toEqual(["/a/north"]);
  });

  it.each([
    [["/a-b", "/a/b"], "pages/a-b.en-CA.html would be /a-b and /a/b. Choose another path."],
    [["/shell"], "pages/shell.en-CA.html would be /shell and the page for all other paths."],
  ])("are never two in one file: %j", (paths, reason) => {
    const own = Object.fromEntries(paths.map((path) => [path, () => null]));
    const region = { variants: ["default"] as const, pages: own };
    const pages = pageList({ routes: rows, prerenderVariants, region });
    expect(() => checkFiles(pages)).toThrow(reason);
  });
});
