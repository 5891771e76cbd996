import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setMark } from "../../page/marks.ts";
import { queueUntilHydrated } from "./events-before-hydration.ts";

const root = document.documentElement;

// It listens for the life of a page, so that one page is all that it gets.
queueUntilHydrated(false);

/** A page with a form that is not hydrated yet. */
function fillPage(): HTMLFormElement {
  const form = document.createElement("form");
  form.dataset["portalForm"] = "";
  for (const type of ["button", "submit"] as const) {
    form.append(Object.assign(document.createElement("button"), { type }));
  }
  document.body.append(form);
  return form;
}

/** Clicks a link. @returns whether it is followed */
function click(link: HTMLElement, keys: MouseEventInit = {}): boolean {
  return link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
}

/** Submits a form. @returns whether it was queued */
function submit(form: HTMLFormElement): boolean {
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return event.defaultPrevented;
}

afterEach(() => {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  delete window.queuedClick;
  document.body.replaceChildren();
});

describe("before the portal is there", () => {
  it("[LN-3] a link to another language leads to the same page, with its query, or waits with what is typed while React may come", () => {
    history.replaceState(null, "", "/link?a=1+2%203&lang=en#top");
    const field = document.createElement("input");
    const link = Object.assign(document.createElement("a"), {
      hreflang: "fr-CA",
      href: "?lang=fr",
    });
    document.body.append(field, link);
    const press = () =>
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect(press()).toBe(true);
    expect(link.href).toBe(`${location.origin}/link?a=1%2B2%203&lang=fr#top`);
    field.value = "maya";
    expect(press()).toBe(false);
    expect(window.queuedClick).toBe(link);
    // Nothing else switches the language of a page whose scripts have failed.
    setMark("broken");
    expect(press()).toBe(true);
  });

  describe("an entry of the history that asks whose the stored sign-in is", () => {
    const state = { usr: { asks: true } };
    beforeEach(() => history.replaceState(state, "", "/?a=1"));

    function press(attributes: object, keys?: MouseEventInit): boolean {
      const link = Object.assign(document.createElement("a"), attributes);
      document.body.append(link);
      return click(link, keys);
    }

    it("[QN-7] [QV-3] stays when the skip link is pressed, and the main part has the focus", () => {
      const main = Object.assign(document.createElement("main"), { id: "main", tabIndex: -1 });
      document.body.append(main);
      expect(press({ href: "#main" })).toBe(false);
      expect(document.activeElement).toBe(main);
      expect(history.state).toEqual(state);
      expect(location.href).toBe(`${location.origin}/?a=1`);
    });

    it("[QN-7] [LN-3] asks in the other language, too, and where the portal cannot come", () => {
      const french = { hreflang: "fr-CA", href: "?lang=fr" };
      setMark("broken");
      expect(press(french)).toBe(false);
      expect(history.state).toEqual(state);
      expect(location.href).toBe(`${location.origin}/?a=1&lang=fr`);
      // Another tab has an entry of its own.
      expect(press(french, { ctrlKey: true })).toBe(true);
    });
  });

  describe("a link where a sign-in is stored", () => {
    function press(
      href: string,
      { place = "main", ...keys }: MouseEventInit & { place?: string } = {},
    ) {
      const link = Object.assign(document.createElement("a"), { href });
      const parent = document.createElement(place);
      parent.append(link);
      document.body.append(parent);
      return { link, isFollowed: click(link, keys) };
    }
    beforeEach(() => {
      localStorage.setItem("appToken", "stored");
      history.replaceState(null, "", "/forgot");
    });

    it.each([
      ["the main part", "main"],
      ["a region's own header", "header"],
      ["a region's own footer", "footer"],
    ])("[QN-7] waits in %s: the sign-in page that it may lead to is to ask first", (_, place) => {
      const { link, isFollowed } = press("/?lang=fr", { place });
      expect(isFollowed).toBe(false);
      expect(window.queuedClick).toBe(link);
    });

    it.each([
      ["to another site", "https://product.example/", {}],
      ["to write an email", "mailto:help@school.example", {}],
      ["within the page", "#top", {}],
      ["to load the page again, as the notice of a page that hangs does", "", {}],
      ["into another tab", "/", { ctrlKey: true }],
      ["into another tab of a Mac", "/", { metaKey: true }],
      ["into another window", "/", { shiftKey: true }],
    ])("[QN-1] is followed %s", (_, href, keys) => {
      expect(press(href, keys).isFollowed).toBe(true);
      expect(window.queuedClick ?? null).toBeNull();
    });

    it.each([
      ["to another language", { hreflang: "fr-CA", href: "?lang=fr" }],
      ["to a page in another language", { hreflang: "fr", href: "https://board.example/aide" }],
      ["to a configured address", { "data-link": "help", href: "/help" }],
      ["into a tab of its own", { target: "_blank", href: "/" }],
    ])("[QN-1] is followed %s", (_, attributes) => {
      const link = document.createElement("a");
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      document.body.append(link);
      const { href } = link;
      expect(click(link)).toBe(true);
      expect(link.href).toBe(href);
    });

    it("[QN-1] [QN-7] is left to React once that is there", () => {
      setMark("ready");
      expect(press("/").isFollowed).toBe(true);
      expect(window.queuedClick).toBeUndefined();
    });

    it("[QN-1] [QN-7] is followed without a stored sign-in, and where the portal cannot come", () => {
      setMark("broken");
      expect(press("/").isFollowed).toBe(true);
      delete root.dataset["broken"];
      localStorage.clear();
      expect(press("/").isFollowed).toBe(true);
    });
  });

  it("[QT-7] queues a submit until hydration, and remembers the button that was pressed last", () => {
    const form = fillPage();
    expect(submit(form)).toBe(true);
    expect(root).toHaveAttribute("data-submit-queued");
    const show = document.querySelector<HTMLElement>("button[type=button]");
    show?.click();
    expect(window.queuedClick).toBe(show);
    delete root.dataset["submitQueued"];
    form.dataset["ready"] = "";
    root.dataset["ready"] = "";
    expect(submit(form)).toBe(false);
    expect(root).not.toHaveAttribute("data-submit-queued");
  });

  it("[QL-2] [QX-1] a queued submit reaches password managers, and React not while it hydrates", () => {
    const form = fillPage();
    const heard = vi.fn<(event: Event) => void>();
    form.addEventListener("submit", heard);
    expect(submit(form)).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    setMark("ready");
    expect(submit(form)).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
  });

  it("[QX-1] does not press again what a part of the page has handled itself", () => {
    fillPage().addEventListener("click", (event) => event.preventDefault());
    document.querySelector<HTMLElement>("button[type=button]")?.click();
    expect(window.queuedClick).toBeUndefined();
  });

  it("[QT-7] a broken page queues a submit for a first script on its way, and for nothing else", () => {
    root.dataset["broken"] = "";
    const form = fillPage();
    expect(submit(form)).toBe(true);
    expect(root).not.toHaveAttribute("data-submit-queued");
    const first = document.createElement("script");
    Object.assign(first.dataset, { first: "", variant: "default" });
    document.body.append(first);
    expect(submit(form)).toBe(true);
    expect(root).toHaveAttribute("data-submit-queued");
  });

  it("[QP-2] [QE-2] a broken page whose first script works keeps the focus in its form; else a submit focuses its notice, whose link a second Enter would press", () => {
    root.dataset["broken"] = "";
    window.waymark = [];
    const form = fillPage();
    const notice = Object.assign(document.createElement("p"), {
      className: "wm-broken",
      tabIndex: -1,
    });
    notice.append(Object.assign(document.createElement("a"), { href: "/" }));
    const first = document.createElement("script");
    Object.assign(first.dataset, { first: "", variant: "default" });
    document.body.append(notice, first);
    form.querySelector("button")?.focus();
    submit(form);
    expect(document.activeElement).toBe(form.querySelector("button"));
    first.dataset["failed"] = "";
    submit(form);
    expect(document.activeElement).toBe(notice);
    delete window.waymark;
  });

  it("[QT-7] queues the submit of a region's own form until the portal is there, without an endless spinner", () => {
    const form = document.createElement("form");
    document.body.append(form);
    expect(submit(form)).toBe(true);
    root.dataset["ready"] = "";
    expect(submit(form)).toBe(false);
    expect(root).not.toHaveAttribute("data-submit-queued");
  });
});
