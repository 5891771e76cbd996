import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { routePatternOf } from "@waymark/core/prerender";
import { testFolder } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { deadLinks } from "./dead-links.ts";

/** Warnings about a region with this footer, and with three pages of its own. */
function warningsOf(footer: string): string[] {
  const root = testFolder();
  mkdirSync(join(root, "src"));
  writeFileSync(join(root, "src/footer.tsx"), footer);
  return deadLinks(root, ["/get-account", "/visit/:day", "/:town?/events/:day?"], routePatternOf);
}

it.each([`<PortalLink to="/get-acount">`, `<PortalLink\n  className="a"\n  to={"/get-acount"}\n>`])(
  "[RE-2] a link to a page that is not there is named with its file: %j",
  (link) => {
    expect(warningsOf(`export const Footer = () => ${link}Help</PortalLink>;`)).toEqual([
      "src/footer.tsx links to /get-acount, which is not a page; did you mean /get-account?",
    ]);
  },
);

it.each([
  "/",
  "/forgot",
  "/get-account",
  "/get-account/",
  "/visit/monday",
  "/events",
  "/events/monday",
  "/arles/events/monday/",
  "/privacy?a=b#c",
])("[RE-2] a link to %s is right", (path) => {
  expect(warningsOf(`<PortalLink to="${path}">a</PortalLink>`)).toEqual([]);
});

it.each(["/visit", "/events/monday/noon"])("[RE-2] a link to %s is named", (path) => {
  expect(warningsOf(`<PortalLink to="${path}">a</PortalLink>`)).toEqual([
    expect.stringContaining(`links to ${path}, which is not a page.`),
  ]);
});

it("[RE-2] other links, and paths that are made, are left alone", () => {
  expect(warningsOf('<a href="/site/a">a</a><PortalLink to={path}>a</PortalLink>')).toEqual([]);
});

it.each([
  `<a href="/get-account">`,
  `<a onClick={() => count()} href="/get-account">`,
  `<a\n  className="a"\n  href={'/get-account?a=b'}\n>`,
])(
  "[RE-2] [QO-2] a plain link to a page of the portal, which a base path breaks, is named: %j",
  (link) => {
    expect(warningsOf(`export const Footer = () => ${link}Help</a>;`)).toEqual([
      "src/footer.tsx has a plain link to /get-account. Below a path (basePath) it leads out of the portal. Use PortalLink, which also keeps the language.",
    ]);
  },
);

it.each([
  `<a href="/">`,
  `<a href="/site/get-account">`,
  `<a href="//forgot">`,
  `<a href="https://x.example/forgot">`,
  `<a data-link="main" href="/forgot">`,
  `<a href="/forgot" data-link="main">`,
  `<address about="/forgot">`,
  `<a href="/forgot" onClick={() => count()} data-link="main">`,
])(
  "[RE-2] a plain link that leads out of the portal, or reloads sign-in, is left alone: %s",
  (link) => {
    expect(warningsOf(`export const Footer = () => ${link}Help</a>;`)).toEqual([]);
  },
);
