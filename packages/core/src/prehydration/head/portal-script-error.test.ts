import { describe, expect, it, vi } from "vitest";
import { NEXT_PAGE_TIMEOUT_MS } from "../../config/constants.ts";
import {
  addAppScript,
  firstScript,
  throwIn,
  watchScripts,
} from "../../testing/page-with-scripts.ts";

const root = document.documentElement;

/** A script of the page does not arrive. */
function fail(type: string, ...others: HTMLScriptElement[]) {
  const script = document.createElement("script");
  script.type = type;
  // Not one that the test environment would run.
  if (type === "module") script.setAttribute("src", "/assets/index-1.js");
  document.head.replaceChildren(...others, script);
  script.dispatchEvent(new Event("error"));
}

watchScripts();

describe("a script that does not arrive", () => {
  it("[QX-5] reloads the page once and then shows a message; a queued submit ends", () => {
    root.dataset["submitQueued"] = "";
    fail("module");
    expect(sessionStorage.getItem("reloadedBuild")).toMatch(/index-1/u);
    expect(root).not.toHaveAttribute("data-broken");
    expect(root).toHaveAttribute("data-reloading");
    // The page that was loaded again.
    delete root.dataset["reloading"];
    fail("module");
    expect(root).toHaveAttribute("data-broken");
    expect(root).not.toHaveAttribute("data-submit-queued");
  });

  it("[QX-5] says nothing while the page reloads: a script that imports a missing one fails after it", () => {
    fail("module");
    fail("module");
    expect(root).toHaveAttribute("data-reloading");
    expect(root).not.toHaveAttribute("data-broken");
  });

  it("[QX-6] [QX-5] [QT-7] says nothing where the app's own script comes after it, which asks for it again", () => {
    root.dataset["submitQueued"] = "";
    const react = document.createElement("script");
    const app = document.createElement("script");
    react.type = app.type = "module";
    react.setAttribute("src", "/assets/react-1.js");
    app.setAttribute("src", "/assets/index-1.js");
    document.head.replaceChildren(react, app);
    react.dispatchEvent(new Event("error"));
    expect(sessionStorage.getItem("reloadedBuild")).toBeNull();
    expect(root).not.toHaveAttribute("data-broken");
    expect(root).toHaveAttribute("data-submit-queued");
    app.dispatchEvent(new Event("error"));
    expect(sessionStorage.getItem("reloadedBuild")).toMatch(/index-1/u);
  });

  it("[QX-5] [QT-7] reloads the page where a module script of a region or of an extension is after its own", () => {
    const own = Object.assign(document.createElement("script"), { type: "module" });
    own.setAttribute("src", "/own.js");
    document.body.append(own);
    fail("module");
    own.remove();
    expect(sessionStorage.getItem("reloadedBuild")).toMatch(/index-1/u);
  });

  it("[QX-5] [QX-3] does not reload a page that is being left: Firefox ends its scripts with an error then", () => {
    window.dispatchEvent(new Event("beforeunload"));
    fail("module");
    expect(sessionStorage.getItem("reloadedBuild")).toBeNull();
    expect(root).not.toHaveAttribute("data-broken");
  });

  it("[QX-5] [QT-7] says so where the page stays after all, as after a download; a queued submit ends", () => {
    window.dispatchEvent(new Event("beforeunload"));
    root.dataset["submitQueued"] = "";
    fail("module");
    vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS);
    expect(root).toHaveAttribute("data-broken");
    expect(root).not.toHaveAttribute("data-submit-queued");
  });

  it("[QX-5] [QX-3] reloads a page that was left and is back from the cache: it is left no more", () => {
    window.dispatchEvent(new Event("beforeunload"));
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(root).not.toHaveAttribute("data-reloading");
    fail("module");
    expect(sessionStorage.getItem("reloadedBuild")).toMatch(/index-1/u);
  });

  it("[QT-7] [QP-2] leaves a queued submit to the first script, until that has failed too", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    root.dataset["submitQueued"] = "";
    const first = firstScript({ variant: "default" });
    fail("module", first);
    expect(root).toHaveAttribute("data-broken");
    expect(root).toHaveAttribute("data-submit-queued");
    first.dispatchEvent(new Event("error"));
    expect(root).not.toHaveAttribute("data-submit-queued");
    root.dataset["submitQueued"] = "";
    fail("module", first);
    expect(root).not.toHaveAttribute("data-submit-queued");
  });

  it("[QT-7] a queued submit ends where the first script has run, or has no form to send", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    root.dataset["submitQueued"] = "";
    fail("module", firstScript({}));
    expect(root).not.toHaveAttribute("data-submit-queued");
    window.waymark = [];
    root.dataset["submitQueued"] = "";
    fail("module", firstScript({ variant: "default" }));
    expect(root).not.toHaveAttribute("data-submit-queued");
  });

  it("[QP-2] a first script that does not arrive leaves its submit to the portal", () => {
    root.dataset["submitQueued"] = "";
    const first = firstScript({ variant: "default" });
    document.head.replaceChildren(first);
    first.dispatchEvent(new Event("error"));
    expect(root).toHaveAttribute("data-submit-queued");
    expect(root).not.toHaveAttribute("data-broken");
  });

  it("[QX-5] [QT-6] is said at once where nothing can be remembered, or there is no line", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    fail("module");
    expect(root).toHaveAttribute("data-broken");
    vi.restoreAllMocks();
    sessionStorage.clear();
    delete root.dataset["broken"];
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fail("module");
    expect(root).toHaveAttribute("data-broken");
    expect(sessionStorage.getItem("reloadedBuild")).toBeNull();
  });

  it("[QX-5] [QP-2] keeps the message that the page has shown without React", () => {
    root.dataset["messageShown"] = "";
    fail("module");
    expect(sessionStorage.getItem("reloadedBuild")).toBeNull();
    expect(root).toHaveAttribute("data-broken");
  });

  it("[QX-5] [QF-6] leaves what was typed to the first script, which signs in without the others", () => {
    const field = Object.assign(document.createElement("input"), { value: "maya.chen" });
    document.body.append(field);
    const first = firstScript({ variant: "default" });
    fail("module", first);
    expect(sessionStorage.getItem("reloadedBuild")).toBeNull();
    expect(root).toHaveAttribute("data-broken");
    first.dataset["failed"] = "";
    fail("module", first);
    field.remove();
    expect(sessionStorage.getItem("reloadedBuild")).toMatch(/index-1/u);
  });

  it("[QX-5] [QF-6] reloads a page that was typed into once its first script has failed after the others", () => {
    const field = Object.assign(document.createElement("input"), { value: "maya.chen" });
    document.body.append(field);
    const first = firstScript({ variant: "default" });
    fail("module", first);
    expect(root).toHaveAttribute("data-broken");
    first.dispatchEvent(new Event("error"));
    field.remove();
    expect(sessionStorage.getItem("reloadedBuild")).toMatch(/index-1/u);
  });

  it("[QD-2] reloads nothing in a browser that is too old, which shows its notice", () => {
    const notice = document.createElement("div");
    notice.className = "wm-outdated";
    const rects = Object.assign([new DOMRect()], { item: () => null });
    vi.spyOn(notice, "getClientRects").mockReturnValue(rects);
    document.body.append(notice);
    fail("module");
    addAppScript();
    throwIn("https://static.example/assets/index-1.js");
    notice.remove();
    expect(sessionStorage.getItem("reloadedBuild")).toBeNull();
    expect(root).not.toHaveAttribute("data-broken");
  });

  it("[QX-6] of a foreign script changes nothing", () => {
    fail("text/javascript");
    expect(root).not.toHaveAttribute("data-broken");
    expect(sessionStorage.getItem("reloadedBuild")).toBeNull();
  });
});
