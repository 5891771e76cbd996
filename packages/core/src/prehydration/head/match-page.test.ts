import { afterEach, describe, expect, it, vi } from "vitest";
import { defaultLanguages } from "../../i18n/languages.ts";
import { fillLinks, isOtherScreen, matchPage, type PageFacts } from "./match-page.ts";

const root = document.documentElement;
const entry: PageFacts = { path: "", isSignIn: true, uk: false, languages: defaultLanguages };

/** Runs the script in a page that was rendered in a language for a path, seen under an address. */
function run(
  address: string,
  {
    lang = "en-CA",
    config = {},
    ...facts
  }: Partial<PageFacts> & { lang?: string; config?: object } = {},
) {
  history.replaceState(null, "", address);
  root.lang = lang;
  fillPage(JSON.stringify(config));
  fillLinks(matchPage({ ...entry, ...facts }, { isOtherScreen }));
  return root.dataset["awaits"];
}

/** A page with a configuration block. */
function fillPage(configuration: string) {
  const block = Object.assign(document.createElement("script"), {
    type: "application/json",
    id: "portal-config",
    textContent: configuration,
  });
  document.body.replaceChildren(block);
}

afterEach(() => {
  // What a page waits for is over with it.
  document.dispatchEvent(new Event("readystatechange"));
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

describe("before the first paint", () => {
  it.each([
    ["/", "fr-CA", undefined],
    ["/", "en-US", "language"],
    ["/?lang=en", "en-US", undefined],
    ["/?lang=es-MX", "fr-CA", undefined],
  ])("[LN-1] %s of a region that speaks French first, in %s: %s", (address, lang, awaits) => {
    expect(run(address, { lang, languages: ["fr-CA", "en-US"] })).toBe(awaits);
  });

  const way = { id: "lakeview", name: "Lakeview School", url: "https://school.example" };

  it.each([
    ["no list", undefined, ""],
    ["an empty list", [], ""],
    ["an empty path", "", ""],
    ["a wrong value", 7, ""],
    ["ways in another language alone", [{ ...way, languages: ["fr-CA"] }], ""],
    ["two ways, of which the page shows one", [way, { ...way, languages: ["fr-CA"] }], "1"],
    ["a file", "/ways.json", "1"],
  ])("[QV-7] reserves the space of the ways to sign in: %s", (_, waysIn, rows) => {
    root.style.removeProperty("--wm-ways");
    run("/", { config: { waysIn } });
    expect(root.style.getPropertyValue("--wm-ways")).toBe(rows);
    expect("ways" in root.dataset).toBe(rows !== "");
  });

  it.each([
    ["ticked", true, undefined],
    ["unticked", false, undefined],
    ["absent", false, "absent"],
    ["no such word", true, undefined],
    [undefined, true, undefined],
  ])("[SI-1] [QT-7] the box of a page that has it otherwise is %s", (remember, checked, hidden) => {
    for (const rendered of [true, false]) {
      run("/", { config: { signIn: { remember } } });
      const box = Object.assign(document.createElement("input"), { type: "checkbox" });
      Object.assign(box, { name: "remember", checked: rendered });
      document.body.append(box);
      document.dispatchEvent(new Event("readystatechange"));
      expect(box.checked).toBe(checked);
      expect(root.dataset["remember"]).toBe(hidden);
    }
  });

  it("[QX-6] the configuration is read from a script alone, not from another element of its name", () => {
    const planted = document.createElement("p");
    planted.id = "portal-config";
    planted.textContent = `{ "ukLoginOrigins": ["${location.origin}"] }`;
    history.replaceState(null, "", "/");
    root.lang = "en-CA";
    fillPage("{}");
    document.body.prepend(planted);
    matchPage(entry);
    expect(root.dataset["awaits"]).toBeUndefined();
  });

  it.each([
    ["/", {}, undefined],
    ["/?redirect=x", {}, undefined],
    ["/?lang=en", {}, undefined],
    ["/forgot/", { path: "/forgot", isSignIn: false }, undefined],
    ["/forgot", {}, "screen"],
    ["/reset/token/type", { path: "(?!)" }, "screen"],
    ["/reset/a%2Fb/Activate/", { path: "/reset/([^/]+)/(?:Activate|Change)" }, undefined],
    ["/reset/a/Other", { path: "/reset/([^/]+)/(?:Activate|Change)" }, "screen"],
    ["/error?lang=en", { path: "/error", queries: ["code"] }, undefined],
    ["/error?code=", { path: "/error", queries: ["code"], isSignIn: false }, "screen"],
    ["/?signedout=1", { path: "/", queries: ["signedout", "activate"] }, "notice"],
    ["/?activate=true", { path: "/", queries: ["signedout", "activate"] }, "notice"],
    ["/verify/fr", { path: "/verify/fr", named: true, lang: "fr-CA" }, undefined],
    ["/verify/fr?lang=fr", { path: "/verify/fr", named: true, lang: "fr-CA" }, undefined],
    ["/verify/fr?lang=en", { path: "/verify/fr", named: true, lang: "fr-CA" }, "language"],
    ["/verify/uk", { path: "/verify/uk", named: true, lang: "en-GB" }, "language"],
    ["/verify/uk", { path: "/verify/uk", named: true, lang: "en-GB", uk: true }, undefined],
    [
      "/verify/fr",
      {
        path: "/verify/fr",
        named: true,
        lang: "fr-CA",
        config: { ukLoginOrigins: [location.origin] },
      },
      "language",
    ],
    ["/forgot/Florida", { path: "/forgot/([^/]+)", isSignIn: false }, "screen"],
    ["/forgot/teachers", { path: "/forgot/([^/]+)" }, undefined],
    [
      "/error",
      { path: "/error", isSignIn: false, config: { partnerRedirect: { host: location.host } } },
      undefined,
    ],
    ["/verify/en", { path: "/verify/fr", named: true, lang: "fr-CA" }, "screen"],
    ["/portal", { config: { basePath: "/portal" } }, undefined],
    ["/portal/", { config: { basePath: "/portal" } }, undefined],
    ["/portal/forgot/", { path: "/forgot", config: { basePath: "/portal" } }, undefined],
    ["/forgot", { path: "/forgot", config: { basePath: "/portal" } }, "screen"],
    ["/?lang=fr", {}, "language"],
    ["/?lang=fr", { lang: "fr-CA" }, undefined],
    ["/?lang=FR-ca", { lang: "fr-CA" }, undefined],
    ["/", { lang: "fr-CA" }, "language"],
    ["/?lang=fr", { lang: "en-GB", uk: true }, undefined],
    ["/", { config: { ukLoginOrigins: [location.origin] } }, "language"],
    ["/", { lang: "en-GB", config: { ukLoginOrigins: [location.origin] } }, undefined],
    // An origin in another spelling, which React knows: its host sends this page.
    ["/", { lang: "en-GB", config: { ukLoginOrigins: [`${location.origin}/`] } }, "language"],
    ["/", { config: { partnerRedirect: { host: location.host } } }, "partner"],
  ])("[LN-1] [EG-1] %s on a page of %j awaits %s", (address, page, awaits) => {
    expect(run(address, page)).toBe(awaits);
  });

  it("[QN-5] [QV-7] a link whose token has left the address is still this page's, until it has done its work", () => {
    const page = { path: "/account/([^/]+)", isSignIn: false };
    const awaits = (usr: unknown) => {
      history.replaceState({ usr }, "", "/account/-");
      root.lang = "en-CA";
      fillPage("{}");
      delete root.dataset["awaits"];
      return [matchPage({ ...entry, ...page }, { isOtherScreen }), root.dataset["awaits"]];
    };
    expect(awaits({ link: "/account/a%2Fb?lang=en" })).toEqual(["a%2Fb", undefined]);
    expect(awaits({ link: undefined })).toEqual(["-", "screen"]);
    expect(awaits({ link: "/account/a", linkSent: true })).toEqual(["a", "screen"]);
  });

  it("[EG-1] a stored sign-in keeps the form out of sight, on pages that try it", () => {
    localStorage.setItem("appToken", "stored");
    expect(run("/")).toBe("session");
    delete root.dataset["awaits"];
    expect(run("/noaccount", { path: "/noaccount", isSignIn: false })).toBeUndefined();
  });

  it("[EG-1] [QN-7] a region without the box exchanges no stored token, and shows the form", () => {
    localStorage.setItem("appToken", "stored");
    expect(run("/", { config: { signIn: { remember: "absent" } } })).toBeUndefined();
  });

  it("[EG-1] [QN-7] a stored sign-in leaves the form of a tab in sight that was opened in the background", () => {
    localStorage.setItem("appToken", "stored");
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    expect(run("/")).toBeUndefined();
  });

  it.each([
    ["/", { path: "/", isSignIn: false }, { linkSent: true }, "screen"],
    // A page that is broken shows its form all the same.
    ["/", { path: "/" }, { asks: true }, "notice"],
    ["/forgot", { path: "/" }, { asks: true }, "screen"],
  ])(
    "[QX-8] [QV-7] [QN-7] what the history remembers of %s is shown before anything else: %j %j awaits %s",
    (address, page, usr, awaits) => {
      localStorage.setItem("appToken", "stored");
      history.replaceState({ usr }, "", address);
      root.lang = "en-CA";
      fillPage("{}");
      matchPage({ ...entry, ...page });
      expect(root.dataset["awaits"]).toBe(awaits);
    },
  );

  it("[BR-1] [QV-7] keeps room for logos where an institution is configured", () => {
    run("/");
    expect(root).not.toHaveAttribute("data-branding");
    run("/", { config: { branding: { institutionId: "riverside" } } });
    expect(root).toHaveAttribute("data-branding");
  });

  it("[QX-6] leaves the page as it is where the configuration cannot be read", () => {
    history.replaceState(null, "", "/");
    root.lang = "en-CA";
    fillPage('{ "a": ');
    matchPage(entry);
    expect(root.dataset["awaits"]).toBeUndefined();
  });

  it("[RT-9] a link with a parameter gets its value from the address, in a page that was prerendered for any value", () => {
    run("/portal/account/c%2F$&", { path: "/account/([^/]+)", config: { basePath: "/portal" } });
    const links = ["/portal/registration/any?lang=fr", "/portal/anything", "/portal/linking/any/x"];
    const main = document.createElement("main");
    main.append(...links.map((href) => Object.assign(document.createElement("a"), { href })));
    document.body.append(main);
    document.dispatchEvent(new Event("readystatechange"));
    expect(
      [...main.querySelectorAll("a")].map(({ href }) => href.replace(location.origin, "")),
    ).toEqual([
      "/portal/registration/c%2F$&?lang=fr",
      "/portal/anything",
      "/portal/linking/c%2F$&/x",
    ]);
  });
});
