import { afterEach, describe, expect, it } from "vitest";
import { early, type PageFacts } from "./early.ts";

const root = document.documentElement;

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
  early({ path: "", guarded: true, uk: false, ...facts });
  return root.dataset["awaits"];
}

/** A page with a configuration block and a form that nobody looks after yet. */
function fillPage(configuration: string) {
  const block = Object.assign(document.createElement("script"), {
    type: "application/json",
    id: "portal-config",
    textContent: configuration,
  });
  const form = document.createElement("form");
  form.dataset["portalForm"] = "";
  for (const type of ["button", "submit"] as const) {
    form.append(Object.assign(document.createElement("button"), { type }));
  }
  document.body.replaceChildren(block, form);
}

/** Submits a form. @returns whether it was held */
function submit(form: HTMLFormElement): boolean {
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return event.defaultPrevented;
}

afterEach(() => {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  delete window.earlyClick;
});

describe("before the first paint", () => {
  it.each([
    ["/", {}, undefined],
    ["/?redirect=x", {}, undefined],
    ["/?lang=en", {}, undefined],
    ["/forgot/", { path: "/forgot", guarded: false }, undefined],
    ["/forgot", {}, "screen"],
    ["/reset/token/type", { path: "*" }, "screen"],
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
    ["/", { config: { partnerRedirect: { host: location.host } } }, "screen"],
  ])("[LN-1] [EG-1] %s on a page of %j awaits %s", (address, page, awaits) => {
    expect(run(address, page)).toBe(awaits);
  });

  it("[EG-1] a stored sign-in keeps the form out of sight, on pages that try it", () => {
    localStorage.setItem("appToken", "stored");
    expect(run("/")).toBe("screen");
    delete root.dataset["awaits"];
    expect(run("/noaccount", { path: "/noaccount", guarded: false })).toBeUndefined();
  });

  it("[QX-8] [QV-7] what the history remembers of this page is shown before anything else", () => {
    history.replaceState({ usr: { linkSent: true } }, "", "/");
    root.lang = "en-CA";
    fillPage("{}");
    early({ path: "/", guarded: true, uk: false });
    expect(root.dataset["awaits"]).toBe("screen");
  });

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
    early({ path: "", guarded: true, uk: false });
    expect(root.dataset["awaits"]).toBeUndefined();
  });

  it("[LN-3] a link to another language leads to the same page, with its query, or waits with what is typed", () => {
    run("/link?a=1&lang=en#top");
    document.body.insertAdjacentHTML(
      "beforeend",
      '<input><a hreflang="fr-CA" href="?lang=fr">Français</a>',
    );
    const link = document.querySelector<HTMLAnchorElement>("a[hreflang]") as HTMLAnchorElement;
    const press = () =>
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect(press()).toBe(true);
    expect(link.href).toBe(`${location.origin}/link?a=1&lang=fr#top`);
    (document.querySelector("input") as HTMLInputElement).value = "maya";
    expect(press()).toBe(false);
    expect(window.earlyClick).toBe(link);
  });

  it("[QT-7] holds a form until somebody looks after it, and remembers the button that was pressed last", () => {
    run("/");
    const form = document.querySelector("form") as HTMLFormElement;
    expect(submit(form)).toBe(true);
    expect(root).toHaveAttribute("data-held");
    const show = document.querySelector<HTMLElement>("button[type=button]");
    show?.click();
    expect(window.earlyClick).toBe(show);
    delete root.dataset["held"];
    form.dataset["ready"] = "";
    root.dataset["ready"] = "";
    expect(submit(form)).toBe(false);
    expect(root).not.toHaveAttribute("data-held");
  });

  it("[QT-7] holds a form of a region's own until the portal is there, and shows nothing that nobody ends", () => {
    run("/");
    const form = document.createElement("form");
    document.body.append(form);
    expect(submit(form)).toBe(true);
    root.dataset["ready"] = "";
    expect(submit(form)).toBe(false);
    expect(root).not.toHaveAttribute("data-held");
  });
});
