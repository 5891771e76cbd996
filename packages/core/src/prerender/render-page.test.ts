import { createElement } from "react";
import { expect, it, vi } from "vitest";
import english from "../i18n/dictionaries/en-CA.json" with { type: "json" };
import french from "../i18n/dictionaries/fr-CA.json" with { type: "json" };
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { LogOutLink } from "../layout/portal-header.tsx";
import { type LazyPage, lazyPage } from "../layout/lazy-page.ts";
import type { Reports } from "../reporting/report-types.ts";
import { type PageRequest, renderPage } from "./render-page.tsx";

const plain = {
  productName: "Waymark",
  variants: ["default"] as const,
  header: () => null,
  illustration: () => null,
};

const pageOf = (productName: string, request: Partial<PageRequest> = {}) =>
  renderPage({
    region: { ...plain, productName },
    configuration: defaultConfiguration,
    path: "/forgot",
    language: "en-CA",
    texts: { portal: { ...english, "forgot.title": "Tom & Zoë’s <password>" }, legal: {} },
    ...request,
  });

it("[SH-1] the title is text, whatever is in the product's name or the heading", async () => {
  const { html, title } = await pageOf("</title><script>alert(1)</script>");
  expect(title).toBe("Tom & Zoë’s <password> – </title><script>alert(1)</script>");
  expect(html).not.toContain("<script>alert");
});

it("[QX-9] a screen has a place below its heading for what browsers without JavaScript show", async () => {
  const { html } = await pageOf("Waymark");
  expect(html).toMatch(/<\/h1><noscript><\/noscript>/u);
});

it("[SH-8] the page of workspaces has a space for the link to log out, by which the build finds it", async () => {
  const region = { ...plain, header: () => createElement(LogOutLink) };
  const { html } = await pageOf("Waymark", { region, path: "/switchaccount" });
  expect(html).toMatch(/\sclass="[^"]*\bwm-header__room\b/u);
});

it("[LN-1] pages of several languages are rendered side by side, each in its own", async () => {
  const inLanguage = (language: "en-CA" | "fr-CA", portal: Readonly<Record<string, string>>) =>
    pageOf("Waymark", { language, texts: { portal, legal: {} } });
  const pages = await Promise.all([
    inLanguage("en-CA", english),
    inLanguage("fr-CA", french),
    inLanguage("en-CA", english),
  ]);
  const titles = [english, french, english].map((texts) => `${texts["forgot.title"]} – Waymark`);
  expect(pages.map(({ title }) => title)).toEqual(titles);
});

const regionWith = (about: LazyPage) => ({ ...plain, pages: { "/about": about } });

it("[RE-1] a component that throws stops the rendering: a page that only waits must not be built", async () => {
  const About = () => {
    throw new Error("planted");
  };
  const region = regionWith(
    lazyPage(
      async () => ({}),
      () => About,
    ),
  );
  await expect(pageOf("Waymark", { region, path: "/about" })).rejects.toThrow("planted");
});

it("[RE-1] a module that throws stops the rendering with its own error", async () => {
  const module = async () => Promise.reject(new Error("planted"));
  const region = regionWith(lazyPage(module, () => () => null));
  vi.stubGlobal("window", undefined); // as in Node
  const failed = pageOf("Waymark", { region, path: "/about" });
  await expect(failed).rejects.toMatchObject({ cause: { message: "planted" } });
});

it("[QN-4] a build starts no reports, also where the region itself names their address", async () => {
  const region = { ...plain, reports: { start: vi.fn<Reports["start"]>() } };
  const configuration = { ...defaultConfiguration, reports: { url: "https://reports.example" } };
  vi.stubGlobal("window", undefined); // as in Node
  const { html } = await pageOf("Waymark", { region, configuration });
  expect(html).toContain("<form");
});
