import { type Configuration, nameOfVariant } from "@waymark/core/build";
import { pageText } from "@waymark/hosting";
import { withoutMarks } from "@waymark/hosting/texts";
import type { PageRequest } from "@waymark/core/prerender";
import type { Rollup } from "vite";
import { markedTextsOf, urlOf } from "../dictionaries/dictionary-files.ts";
import { offeredLanguages } from "../dictionaries/region-languages.ts";
import { noticeHtml } from "../outdated-browser/outdated-browser.ts";
import { checkInlineScripts, missingLogOut, missingToggle } from "./checks.ts";
import { chunksOfModule, firstScriptOf, startedScripts } from "./chunks.ts";
import { composePage, inlineScript } from "./compose.ts";
import { lazyStylesOf } from "./lazy-styles.ts";
import type { Renderer } from "./load-renderer.ts";
import { messageTemplates } from "./message-templates.ts";
import { factsOf, needsOf } from "./page-facts.ts";
import type { Page } from "./page-list.ts";
import type { HeadScript } from "./head-scripts.ts";
import { writeAsset } from "./write-asset.ts";
import { renderFault } from "./region-faults.ts";

/** Everything that the pages of a build are made from. */
export interface Build {
  root: string;
  dist: string;
  /** The page as it was built. */
  page: string;
  css: string;
  bundle: Rollup.OutputBundle;
  configuration: Configuration;
  headScript: HeadScript;
  /** Url of the script for browsers without modules. */
  outdatedScript: string;
  /** Says what is wrong, and stops nothing. */
  warn: (message: string) => void;
  /** The pages and files of messages with marks around their texts, by their names. */
  marked: Map<string, string>;
}

/** Beginning of the markup of a waiting screen. */
const WAITING = /class="wm-waiting[ "]/u;

/** Says, once for all languages, what a region's header has forgotten. Null where it has all, and on other pages. */
function missingInHeader({ file, paths, language }: Page, html: string, root: string) {
  const languages = offeredLanguages(root);
  if (file === "index.html") return missingToggle(html, languages);
  return paths?.path === "/switchaccount" && language === languages[0] ? missingLogOut(html) : null;
}

/**
 * Renders a page of a build.
 * @returns its HTML with marks around its texts, the parts of the region that threw, and what its own screen lacks
 * @throws an error that names the page, where a part of it cannot be rendered
 */
export async function renderMarkedPage(page: Page, build: Build, renderer: Renderer) {
  const { language, paths } = page;
  const { region } = renderer;
  const portal = markedTextsOf({ name: "portal", code: language }, build.root);
  const legal = markedTextsOf({ name: "legal", code: language }, build.root);
  const { configuration } = build;
  const texts = { portal, legal };
  const request = { region, configuration, path: paths?.path ?? null, language, texts };
  const { html, title, leftOut, unplaced } = await renderer.renderPage(request).catch((error) => {
    throw renderFault(page, error);
  });
  const missing = missingInHeader(page, html, build.root);
  if (missing) build.warn(`${missing.problem} ${missing.advice}`);
  const { help } = configuration.links[language];
  const { secretPaths } = renderer;
  const partnerHost = configuration.partnerRedirect.host;
  const script = await build.headScript({
    facts: factsOf(page, region),
    needs: needsOf(page, { partnerHost, secretPaths }),
    html,
  });
  const parts = new Map(leftOut);
  const first = await firstOf(page, build, renderer, { request, leftOut: parts });
  const composed = composePage(build.page, {
    language,
    year: new Date().getFullYear(),
    waits: paths === null || WAITING.test(html),
    leftOut: [...parts.keys()],
    title,
    description: (portal["page.description"] ?? "").replaceAll(
      "{{productName}}",
      () => region.productName,
    ),
    noScript: pageText(portal["page.noScript"] ?? "", help),
    broken: pageText(portal["page.broken"] ?? "", help),
    outdated: noticeHtml({ root: build.root, language, links: configuration.links }),
    outdatedScript: build.outdatedScript,
    html,
    script,
    css: build.css + lazyStylesOf(html, renderer.lazyStyles).join(""),
    ...first,
    // The browser hears of everything at once: what the app's first script imports, and what the page's screen comes in.
    scripts: urlsOf(startedScripts(build.bundle)),
    preloads: urlsOf(await preloadsOf(page, build, renderer)),
    dictionary: `/assets/${urlOf({ name: "portal", code: language }, build.root)}`,
  });
  checkInlineScripts(composed, [inlineScript(script)], page.file);
  return { marked: composed, leftOut: parts, unplaced };
}

/** The first script of a page, which signs in on the portal's own sign-in pages. */
// oxlint-disable-next-line max-params -- each is made elsewhere
async function firstOf(
  { row }: Page,
  { bundle, dist, marked }: Build,
  { region, renderMessages, lazyStyles }: Renderer,
  { request, leftOut }: { request: PageRequest; leftOut: Map<string, unknown> },
) {
  const url = `/${firstScriptOf(bundle)}`;
  if (row?.screen !== "sign-in") return { first: { url } };
  const variant = row.variant ?? nameOfVariant(region.variants[0]);
  // A part that breaks in a message is the portal's own on the whole page.
  const templates = await renderMessages(request, leftOut);
  const { inPage, file } = messageTemplates(templates, {
    texts: request.texts.portal,
    variant,
    lazyStyles,
  });
  const messages = writeAsset(dist, "messages.txt", withoutMarks(file));
  marked.set(messages.slice(1), file);
  const counts = region.analytics?.consent === "notNeeded" && ({ counts: "" } as const);
  return { first: { url, signIn: { variant, messages, ...counts } }, messages: inPage };
}

/** The files that the page's screen comes in. */
async function preloadsOf(page: Page, { bundle }: Build, renderer: Renderer) {
  const loads = loadsOf(page, renderer);
  const modules = await Promise.all(loads.map((load) => load()));
  const names = modules.flatMap((module) =>
    chunksOfModule(bundle, renderer.idOf(module) ?? page.file),
  );
  return [...new Set(names)];
}

function loadsOf({ row, paths }: Page, { region, screens }: Renderer) {
  const { pages = {} } = region;
  if (!row) return Object.entries(pages).find(([path]) => path === paths?.path)?.[1].modules ?? [];
  const own = Object.entries(region.screens ?? {}).find(([name]) => name === row.screen)?.[1];
  const screen = own ?? screens[row.screen];
  return "modules" in screen ? screen.modules : [];
}

function urlsOf(names: Iterable<string>): string[] {
  return [...names].map((name) => `/${name}`);
}
