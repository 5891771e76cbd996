import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { prerender } from "react-dom/static.edge";
import { afterEach, expect, it, vi } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import english from "../i18n/dictionaries/en-CA.json";
import type { Region } from "../layout/region.ts";
import { renderPage } from "../prerender.ts";
import { server } from "../testing/server.ts";
import { definePortal } from "./define-portal.tsx";
import { reactDomClient } from "./react-dom-client.ts";

const urls = { "en-CA": "/t/en-CA.json", "fr-CA": "/t/fr-CA.json", "en-GB": "/t/en-GB.json" };
const dictionaries = { portal: urls, legal: urls };
const region: Region = {
  productName: "Waymark",
  variants: ["default"],
  header: () => null,
  illustration: () => null,
};
const links = {
  "en-CA": {
    help: "https://help.example/",
    contact: "mailto:help@school.example",
    terms: "/terms",
  },
  "fr-CA": { help: "https://help.example/fr" },
};

afterEach(() => {
  for (const name of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[name];
  }
  document.body.replaceChildren();
});

it("[SH-7] the links of a hydrated page are those of its configuration block, whatever the build had", async () => {
  // React warns of the renderer of the build, which ran in the same process.
  vi.spyOn(console, "error").mockReturnValue();
  server.use(http.get("/t/en-CA.json", () => HttpResponse.json(english)));
  const texts = { portal: english, legal: {} };
  const page = { region, configuration: defaultConfiguration, path: "/", texts } as const;
  const { html } = await renderPage({ ...page, language: "en-CA" });
  // A build leaves its router in React's context, and a portal that finds one throws. The next build takes it out.
  await prerender(null);
  document.documentElement.lang = "en-CA";
  document.body.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify({ links })}</script>
    <div id="portal">${html}</div><p class="wm-broken"><a data-link="help" href="/site/en-ca/help">get help</a></p>
    <p lang="fr-CA"><a data-link="help" href="/site/fr-ca/help">obtenez de l’aide</a></p>`;
  const hydrateRoot = vi.spyOn(reactDomClient, "hydrateRoot");
  await definePortal({ region, dictionaries }).mount(
    document.getElementById("portal") as HTMLElement,
  );
  await waitFor(() => expect(document.querySelector("form[data-ready]")).toBeInTheDocument());
  const shown = [...document.querySelectorAll("a[data-link]")].map((link) =>
    link.getAttribute("href"),
  );
  expect(shown).toEqual([
    "https://help.example/",
    "mailto:help@school.example",
    "/privacy?lang=en",
    "/terms",
    "https://help.example/",
    "https://help.example/fr",
  ]);
  // It would render on in the next test.
  hydrateRoot.mock.results[0]?.value.unmount();
});
