import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { idleAtOnce } from "../testing/idle-at-once.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { googleTag } from "./google-tag.ts";
import { startGoogleTag } from "./start-google-tag.ts";

const counting = {
  ...defaultConfiguration,
  analytics: { ...defaultConfiguration.analytics, ukId: "G-UK" },
};

describe("the Google tag", () => {
  beforeEach(idleAtOnce);
  afterEach(() => {
    document.head.replaceChildren();
    delete (window as { dataLayer?: unknown }).dataLayer;
    // Other files of a worker share its window.
    for (const name of ["pushState", "replaceState"]) Reflect.deleteProperty(history, name);
  });

  it("[QO-1] loads nothing of the provider before the first event", async () => {
    const script = "https://tags.example/gtag/js";
    const settings = { id: "G-1", script, pageOrigin: "https://login.example" };
    const send = await googleTag({ consent: "ask" }).start(settings);
    expect(document.querySelector("script")).toBeNull();
    send({ name: "language_switched", language: "fr-CA" });
    send({ name: "language_switched", language: "en-CA" });
    expect(document.querySelectorAll("script")).toHaveLength(1);
  });

  it("[QO-1] loads nothing where its script is empty", () => {
    const send = startGoogleTag({ id: "G-1", script: "", pageOrigin: "https://login.example" });
    send({ name: "language_switched", language: "fr-CA" });
    expect(document.querySelector("script")).toBeNull();
  });

  it("[QO-1] is silent while the consent is taken back, and is loaded once", async () => {
    const { user } = renderPortal("/", {
      region: { analytics: googleTag({ consent: "ask" }) },
      environment: { configuration: counting, country: "uk" },
    });
    const isOff = () => Object.entries(window).find(([name]) => name === "ga-disable-G-UK")?.[1];
    const scripts = () => document.querySelectorAll("script[src*='G-UK']").length;
    await user.click(screen.getByRole("button", { name: "Yes, count" }));
    await waitFor(() => expect([isOff(), scripts()]).toEqual([false, 1]));
    await user.click(screen.getByRole("button", { name: "Turn usage statistics off" }));
    expect(isOff()).toBe(true);
    await user.click(screen.getByRole("button", { name: "Turn usage statistics on" }));
    await user.click(screen.getByRole("link", { name: "Don’t have an account?" }));
    await waitFor(() => expect(isOff()).toBe(false));
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(scripts()).toBe(1);
  });

  it("[AN-2] [CO-2] is told to store nothing, the pattern as the page's address, no title and no referrer", () => {
    const send = startGoogleTag({
      id: "G-1",
      script: "https://tags.example/gtag/js",
      pageOrigin: "https://login.example",
    });
    send({ name: "screen_shown", route: "/account/:k", language: "en-CA", device: "phone" });
    send({ name: "call_ended", call: "login", outcome: "answered", status: 0 });
    expect(document.querySelector("script")?.getAttribute("src")).toBe(
      "https://tags.example/gtag/js?id=G-1",
    );
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    const [consent, , config, shown, ended] = dataLayer.map((command) => Array.from(command));
    const storages = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
    const denied = Object.fromEntries(storages.map((storage) => [storage, "denied"]));
    expect(consent).toEqual(["consent", "default", denied]);
    expect(config).toMatchObject([
      "config",
      "G-1",
      {
        send_page_view: false,
        client_storage: "none",
        page_location: "https://login.example",
        page_title: "",
        page_referrer: "",
      },
    ]);
    const place = { page_location: "https://login.example/account/:k", send_to: "G-1" };
    expect(shown).toEqual([
      "event",
      "page_view",
      { route: "/account/:k", language: "en-CA", device: "phone", ...place },
    ]);
    expect(ended).toEqual([
      "event",
      "call_ended",
      { call: "login", outcome: "answered", status: 0, ...place },
    ]);
  });

  it("[AN-2] [QT-3] does not hear what the history gets, which has real addresses", () => {
    const script = "https://tags.example/gtag/js";
    startGoogleTag({ id: "G-1", script, pageOrigin: "https://login.example" });
    const heard: unknown[] = [];
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      heard.push(entry);
      push(...entry);
    };
    history.pushState(null, "", "/registration/secret-k");
    expect(window.location.pathname).toBe("/registration/secret-k");
    expect(heard).toEqual([]);
    history.replaceState(null, "", "/");
  });

  it("[AN-2] is told an address of the portal for an unknown one, too", () => {
    const script = "https://tags.example/gtag/js";
    const send = startGoogleTag({ id: "G-1", script, pageOrigin: "https://login.example" });
    send({ name: "screen_crashed", route: "*" });
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    expect(Array.from(dataLayer.at(-1) ?? [])[2]).toMatchObject({
      page_location: "https://login.example/*",
    });
  });
});
