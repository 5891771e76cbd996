import { http, HttpResponse } from "msw";
import { prerender } from "react-dom/static.edge";
import { describe, expect, it, vi } from "vitest";
import { definePortal } from "../../app/define-portal.tsx";
import { reactDomClient } from "../../app/react-dom-client.ts";
import english from "../../i18n/dictionaries/en-CA.json";
import {
  addAppScript,
  firstScript,
  throwIn,
  watchScripts,
} from "../../testing/page-with-scripts.ts";
import { plainRegion } from "../../testing/render-portal.tsx";
import { server } from "../../testing/server.ts";

const root = document.documentElement;

watchScripts();

describe("a script that throws", () => {
  it("[QD-3] [QP-2] a first script that a filter rewrites, so that it throws, is one that does not arrive", () => {
    root.dataset["submitQueued"] = "";
    const first = firstScript({ variant: "default" });
    first.src = "/assets/first-1.js";
    document.head.replaceChildren(first);
    addAppScript();
    throwIn(first.src);
    expect(root).not.toHaveAttribute("data-broken");
    expect(root).toHaveAttribute("data-submit-queued");
    throwIn("https://static.example/assets/index-1.js");
    expect(root).toHaveAttribute("data-broken");
    expect(root).not.toHaveAttribute("data-submit-queued");
  });

  it("[QR-1] [QN-2] says so at once where a script of the build throws while it is loaded; a queued submit ends", () => {
    addAppScript();
    root.dataset["submitQueued"] = "";
    throwIn("https://static.example/assets/index-1.js");
    expect(root).toHaveAttribute("data-broken");
    expect(root).not.toHaveAttribute("data-submit-queued");
    expect(sessionStorage.getItem("reloadedBuild")).toBeNull();
  });

  it("[QR-1] [QT-7] leaves it to a portal that is loaded: a timer that throws meanwhile ends no queued submit", async () => {
    addAppScript();
    vi.useRealTimers();
    // A build of another file leaves its router in React's context. The next build takes it out.
    await prerender(null);
    const createRoot = vi.spyOn(reactDomClient, "createRoot");
    const url = "/t/en-CA.json";
    const urls = { "en-CA": url, "fr-CA": url, "en-GB": url };
    server.use(http.get(url, () => HttpResponse.json(english)));
    root.dataset["submitQueued"] = "";
    const portal = definePortal({
      region: plainRegion,
      dictionaries: { portal: urls, legal: urls },
    });
    const mounted = portal.mount(document.createElement("div"));
    throwIn("https://static.example/assets/index-1.js");
    expect(root).toHaveAttribute("data-submit-queued");
    await mounted;
    // It would render on in the next test.
    createRoot.mock.results[0]?.value.unmount();
    expect(root).toHaveAttribute("data-ready");
    expect(root).not.toHaveAttribute("data-broken");
  });

  it("[QR-1] [QT-7] says nothing where a script is none of the build's, and a queued submit waits on", () => {
    addAppScript();
    root.dataset["submitQueued"] = "";
    throwIn("https://tools.example/tag.js");
    throwIn("https://tools.example/assets/tag.js");
    throwIn("chrome-extension://abc/assets/content-1.js");
    expect(root).not.toHaveAttribute("data-broken");
    expect(root).toHaveAttribute("data-submit-queued");
  });
});
