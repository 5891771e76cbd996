import { describe, expect, it } from "vitest";
import { matchPath } from "react-router";
import { catalogue } from "../../errors/catalogue.ts";
import { errorPageMessage } from "../../errors/error-page-message.ts";
import english from "../../i18n/dictionaries/en-CA.json";
import { routeTable } from "../../navigation/route-table.ts";
import { answersOf, hasState, screenStates, signsOf, statesOfVariants } from "./index.ts";

const shown = new Set(
  screenStates.flatMap(({ error, messages = [] }) => [...(error ? [error.key] : []), ...messages]),
);

/** Messages are spelled in capitals; a plural's forms are one message. */
const messageKeys = Object.keys(english)
  .filter((key) => /^[A-Z][A-Z0-9_]*(_one|_other)?$/u.test(key))
  .map((key) => key.replace(/_(one|other)$/u, ""));

describe("the catalogue of screen states", () => {
  it("names every state once", () => {
    const ids = screenStates.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it("[QV-1] has a state for every route", () => {
    const reached = new Set<string>(screenStates.map(({ route }) => route));
    expect(routeTable.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  });

  it("[QV-1] has a state for every row of the error catalogue", () => {
    const rows = new Set(
      screenStates.map(({ error }) => (error ? `${error.operation} ${error.key}` : "")),
    );
    const wanted = catalogue.map(({ operation, key }) => `${operation} ${key}`);
    expect(wanted.filter((row) => !rows.has(row))).toEqual([]);
  });

  it("[QV-1] has a state for every message, and both of the error page", () => {
    const keys = [...messageKeys, ...["100", null].map((code) => errorPageMessage(code).key)];
    expect(keys.filter((key) => !shown.has(key as never))).toEqual([]);
  });

  it("has paths that open the route of their state", () => {
    const own = screenStates.filter(({ path, route }) => (path === "/") === (route === "/"));
    const astray = own.filter(({ path, route }) => !matchPath(route, path.replace(/\?.*/u, "")));
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  it("[QR-2] leaves out the states of variants and countries that a region does not have", () => {
    const lacking = (region: Parameters<typeof hasState>[0]) =>
      screenStates.filter((state) => !hasState(region, state)).map(({ id }) => id);
    expect(lacking({ variants: ["default", "sdmylife", "florida"] })).toEqual([
      "statistics-question",
    ]);
    expect(lacking({ variants: ["default"], country: "uk" })).toEqual([
      "sign-in-of-south-dakota",
      "sign-in-of-florida",
      "forgot-of-south-dakota",
      "forgot-of-florida",
      "language-offer",
    ]);
  });

  it("[QR-2] has the screens of a region's own variants, and a sign-in that is refused", () => {
    const district = { name: "district12", path: "/schools/twelve" } as const;
    const own = statesOfVariants([district]);
    expect(own.map(({ id, path }) => [id, path])).toEqual([
      ["sign-in-of-district-12", "/schools/twelve"],
      ["sign-in-of-district-12-refused", "/schools/twelve"],
      ["forgot-of-district-12", "/forgot/district12"],
    ]);
    expect(own.filter((state) => hasState({ variants: ["default"] }, state))).toEqual([]);
    expect(own.filter((state) => hasState({ variants: [district] }, state))).toHaveLength(3);
  });

  it("knows by what a state is recognised, and what its calls are answered", () => {
    const state = screenStates.find(({ id }) => id === "sign-in-offline");
    if (!state) throw new Error("sign-in-offline is gone");
    expect(signsOf(state)).toEqual([
      '[data-message="CONNECTION_ERROR"]',
      '[data-message="TROUBLE_OFFLINE"]',
      "[data-code]",
    ]);
    expect(answersOf(state)).toEqual({
      "/api/auth/login": "offline",
      "/api/auth/loginSD": "offline",
    });
  });
});
