import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { prerender } from "react-dom/static.edge";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { takeShownFailures } from "../errors/occurrence.ts";
import english from "../i18n/dictionaries/en-CA.json";
import type { Region } from "../layout/region.ts";
import { showBrokenPage } from "../page/broken-page.ts";
import { renderPage } from "../prerender.ts";
import { beaconReports } from "../reporting/report-providers.ts";
import { answering, type RecordedCall } from "../testing/recorded-calls.ts";
import { server } from "../testing/server.ts";
import { definePortal } from "./define-portal.tsx";
import { reactDomClient } from "./react-dom-client.ts";

const urls = { "en-CA": "/t/en-CA.json", "fr-CA": "/t/fr-CA.json", "en-GB": "/t/en-GB.json" };
const dictionaries = { portal: urls, legal: urls };
const planted = new Error("planted");
const reportsUrl = "https://reports.example/in";
let reports: RecordedCall[];

const region: Region = {
  productName: "Waymark",
  variants: ["default"],
  header: () => null,
  illustration: () => null,
  reports: beaconReports(),
};

let prerendered: string;

/** Shows a prerendered sign-in page with its configuration. */
function showPage(): HTMLElement {
  const block = { reports: { url: reportsUrl }, analytics: { id: "G-1" } };
  document.body.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(block)}</script>
    <div id="portal">${prerendered}</div><p class="wm-broken"><a href="">Load it again</a></p>`;
  return document.getElementById("portal") as HTMLElement;
}

const field = () => document.querySelector<HTMLInputElement>("[name=username]");
const reported = () => reports.map(({ url, body }) => ({ url: url.href, ...(body as object) }));

beforeAll(async () => {
  const { html } = await renderPage({
    region,
    configuration: defaultConfiguration,
    path: "/",
    language: "en-CA",
    texts: { portal: english, legal: {} },
  });
  prerendered = html;
  // A build leaves its router in React's context, and a portal that finds one throws. The next build takes it out.
  await prerender(null);
});
beforeEach(() => {
  // Those that other files of the worker have shown would be reported, too.
  takeShownFailures();
  server.use(http.get("/t/en-CA.json", () => HttpResponse.json(english)));
  reports = answering("/in", {});
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  for (const name of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[name];
  }
  document.body.replaceChildren();
});

describe("a mistake that no error boundary can catch", () => {
  it("[QX-5] [QN-4] in a provider leaves the prerendered form, with what was typed, and is reported", async () => {
    const element = showPage();
    const username = field() as HTMLInputElement;
    username.value = "amelie";
    const analytics = {
      start: () => Promise.reject(planted),
      get consent(): "ask" {
        throw planted;
      },
    };
    await definePortal({ region: { ...region, analytics }, dictionaries }).mount(element);
    await waitFor(() => expect(document.documentElement).toHaveAttribute("data-broken"));
    expect(vi.spyOn(console, "error")).toHaveBeenCalledWith(planted);
    expect(document.querySelector(".wm-broken")).toHaveAttribute("role", "alert");
    expect(field()).toHaveValue("amelie");
    expect(document.documentElement).not.toHaveAttribute("data-ready");
    expect(document.querySelector("form")).not.toHaveAttribute("data-ready");
    await waitFor(() => expect(reported()).toHaveLength(1));
    expect(reported()).toEqual([
      expect.objectContaining({ url: reportsUrl, kind: "crash", route: "/" }),
    ]);
    expect(JSON.stringify(reported())).not.toContain("planted");
  });

  it("[QX-5] [QX-6] in a provider, later, leaves the form with what was typed into React's", async () => {
    const element = showPage();
    const later = { isWrong: false };
    const analytics = {
      start: () => Promise.reject(planted),
      get consent(): "notNeeded" {
        if (later.isWrong) throw planted;
        return "notNeeded";
      },
    };
    await definePortal({ region: { ...region, analytics }, dictionaries }).mount(element);
    await waitFor(() => expect(document.querySelector("form")).toHaveAttribute("data-ready"));
    expect(document.documentElement).not.toHaveAttribute("data-broken");
    (field() as HTMLInputElement).value = "amelie";
    later.isWrong = true;
    localStorage.setItem("analyticsConsent", "refused");
    window.dispatchEvent(new Event("storage"));
    await waitFor(() => expect(document.documentElement).toHaveAttribute("data-broken"));
    expect(document.querySelector("form")).not.toHaveAttribute("data-ready");
    expect(field()).toHaveValue("amelie");
    localStorage.clear();
  });

  it("[QX-5] [QN-4] before React renders leaves the prerendered form, and is reported", async () => {
    const element = showPage();
    const wrong = {
      ...region,
      get country(): "uk" {
        throw planted;
      },
    };
    const mounted = definePortal({ region: wrong, dictionaries }).mount(element);
    await expect(mounted).rejects.toBe(planted);
    expect(document.documentElement).toHaveAttribute("data-broken");
    expect(field()).toBeVisible();
    await waitFor(() => expect(reported()).toMatchObject([{ kind: "crash", route: "/" }]));
  });
});

it("[EG-1] a page that waits for a stored sign-in never shows its form, however soon the next frame is", async () => {
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => {
    draw(0);
    return 0;
  });
  localStorage.setItem("appToken", "stored");
  server.use(http.post("*/api/auth/redirect", () => new Promise<never>(() => undefined)));
  const element = showPage();
  document.documentElement.dataset["awaits"] = "session";
  const before = field();
  let isSeen = false;
  const watch = new MutationObserver(() => (isSeen ||= before?.isConnected === true));
  watch.observe(document.documentElement, { attributeFilter: ["data-awaits"] });
  const createRoot = vi.spyOn(reactDomClient, "createRoot");
  await definePortal({ region, dictionaries }).mount(element);
  await waitFor(() => expect(before?.isConnected).toBe(false));
  watch.disconnect();
  expect(document.documentElement).not.toHaveAttribute("data-broken");
  // It would render on in the next test.
  createRoot.mock.results[0]?.value.unmount();
  localStorage.clear();
  expect(isSeen).toBe(false);
});

it("[QE-5] [QV-3] the focus stays on a link of header or footer where React renders a page that waited", async () => {
  const element = showPage();
  document.documentElement.dataset["awaits"] = "session";
  const help = element.querySelector<HTMLElement>("footer a[href]");
  help?.focus();
  expect(help).toHaveFocus();
  const createRoot = vi.spyOn(reactDomClient, "createRoot");
  await definePortal({ region, dictionaries }).mount(element);
  expect(help).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAttribute("href", help?.getAttribute("href"));
  // It would render on in the next test.
  createRoot.mock.results[0]?.value.unmount();
});

it.each([
  ["a notice", "notice"],
  ["nothing", undefined],
])(
  "[QF-6] [QE-2] a broken page whose portal starts after all keeps what was typed and the focus, and loses its notice: it awaits %s",
  async (_what, awaits) => {
    const element = showPage();
    if (awaits) document.documentElement.dataset["awaits"] = awaits;
    showBrokenPage();
    const username = field() as HTMLInputElement;
    username.value = "amelie";
    username.focus();
    // React warns of a deferred part that another test has loaded: the prerendered page lacks it.
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const createRoot = vi.spyOn(reactDomClient, "createRoot");
    const hydrateRoot = vi.spyOn(reactDomClient, "hydrateRoot");
    await definePortal({ region, dictionaries }).mount(element);
    await waitFor(() => expect(document.querySelector("form[data-ready]")).toBeInTheDocument());
    expect(field()).toHaveValue("amelie");
    expect(field()).toHaveFocus();
    expect(document.documentElement).not.toHaveAttribute("data-broken");
    expect(document.querySelector(".wm-broken")).not.toHaveAttribute("role");
    // It would render on in the next test.
    (createRoot.mock.results[0] ?? hydrateRoot.mock.results[0])?.value.unmount();
  },
);

it.each([
  ["is hydrated", undefined],
  ["is rendered", "screen"],
])(
  "[QV-3] [QE-2] the focus moves from the notice of a broken page to the main part, once the portal starts after all and %s",
  async (_what, awaits) => {
    const element = showPage();
    if (awaits) document.documentElement.dataset["awaits"] = awaits;
    showBrokenPage();
    document.querySelector<HTMLElement>(".wm-broken a")?.focus();
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const createRoot = vi.spyOn(reactDomClient, "createRoot");
    const hydrateRoot = vi.spyOn(reactDomClient, "hydrateRoot");
    await definePortal({ region, dictionaries }).mount(element);
    await waitFor(() => expect(document.querySelector("form[data-ready]")).toBeInTheDocument());
    expect(document.getElementById("main")).toHaveFocus();
    // It would render on in the next test.
    (createRoot.mock.results[0] ?? hydrateRoot.mock.results[0])?.value.unmount();
  },
);

it("[QF-6] [QE-2] a broken page whose hidden form is another screen's keeps nothing that a browser has filled in", async () => {
  const element = showPage();
  document.documentElement.dataset["awaits"] = "screen";
  showBrokenPage();
  (field() as HTMLInputElement).value = "amelie";
  const createRoot = vi.spyOn(reactDomClient, "createRoot");
  await definePortal({ region, dictionaries }).mount(element);
  await waitFor(() => expect(document.querySelector("form[data-ready]")).toBeInTheDocument());
  expect(field()).toHaveValue("");
  // It would render on in the next test.
  createRoot.mock.results[0]?.value.unmount();
});
