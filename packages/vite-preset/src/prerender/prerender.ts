import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PageRequest } from "@waymark/core/prerender";
import {
  checkConfiguration,
  nameOfVariant,
  type PartialConfiguration,
  withoutMarks,
} from "@waymark/core/build";
import type { Plugin, Rollup } from "vite";
import { offeredLanguages, checkRegionLanguages } from "../dictionaries/region-languages.ts";
import { allTexts, markedTextsOf, urlOf } from "../dictionaries/dictionary-files.ts";
import { writeBook } from "../book/write-book.ts";
import { writeHelpDesk } from "../help-desk/help-desk.ts";
import { blockedPartWarnings } from "../region-warnings/blocked-part-warnings.ts";
import { deadLinks } from "../region-warnings/dead-links.ts";
import { unfilledTextWarnings } from "../region-warnings/unfilled-texts.ts";
import { checkRegionVariants } from "../variants/check-variants.ts";
import { checkFiles, checkInlineScripts, checkOwnPages, missingToggle } from "./checks.ts";
import { noticeHtml, withLinks } from "../outdated-browser/notice.ts";
import { noticeScript } from "../outdated-browser/outdated-browser.ts";
import { composePage, inlineScript } from "./compose.ts";
import { writeAsBuilt } from "@waymark/hosting";
import { type Renderer, withRenderer } from "./load-renderer.ts";
import { lazyStylesOf } from "./lazy-styles.ts";
import { leftOutParts } from "./left-out-parts.ts";
import { messageTemplates } from "./message-templates.ts";
import { type Page, pageList } from "./page-list.ts";
import { chunksOfModule, dictionaryCopies, firstScriptOf, startedScripts } from "./chunks.ts";
import { type HeadScript, headScripts, writeAsset } from "./page-scripts.ts";
import { checkRegionKeys } from "./region-keys.ts";
import { renderFault } from "./render-fault.ts";
import { factsOf, needsOf, rowOf } from "./page-facts.ts";

interface Build {
  root: string;
  dist: string;
  /** The page as it was built. */
  page: string;
  css: string;
  bundle: Rollup.OutputBundle;
  configuration: PartialConfiguration;
  headScript: HeadScript;
  /** Url of the script for browsers without modules. */
  outdatedScript: string;
  /** Says what is wrong, and stops nothing. */
  warn: (message: string) => void;
  /** The pages and files of messages with marks around their texts, by their names. */
  marked: Map<string, string>;
  /** The parts of the region that threw. */
  leftOut: ReturnType<typeof leftOutParts>;
}

/** Beginning of the markup of a waiting screen. */
const WAITING = 'class="wm-waiting"';

/**
 * Prerenders every screen in each of the region's languages, to complete HTML with inline styles.
 * `pages/pages.json` lists the pages for hosts.
 */
export function prerender(configuration: PartialConfiguration): Plugin {
  return {
    name: "waymark:prerender",
    apply: "build",
    async writeBundle({ dir: dist = "" }, bundle) {
      const { root } = this.environment.config;
      const page = readFileSync(join(dist, "index.html"), "utf8");
      const css = Object.values(bundle)
        .filter(({ fileName }) => fileName.endsWith(".css"))
        .map(({ fileName }) => readFileSync(join(dist, fileName), "utf8").trim())
        .join("");
      const headScript = headScripts(root);
      const outdatedScript = writeAsset(dist, "outdated-browser.js", noticeScript(root));
      const leftOut = leftOutParts();
      const warn = (message: string) => this.warn(message);
      const marked = new Map<string, string>();
      const scripts = { headScript, outdatedScript };
      const files = { root, dist, page, css, bundle, ...scripts, marked };
      const work = async (renderer: Renderer) => {
        await writePages({ ...files, configuration, leftOut, warn }, renderer);
        for (const warning of leftOut.warnings()) this.warn(warning);
        const helpDesk = await writeHelpDesk({ root, dist, css }, renderer);
        const texts = allTexts(root);
        writeAsBuilt(dist, { texts, marked, copies: dictionaryCopies(bundle), helpDesk });
        const { productName } = renderer.region;
        const languages = offeredLanguages(root);
        await writeBook({ root, dist, css, marked, productName, languages });
      };
      await withRenderer(root, work, { config: this.environment.config, bundle });
    },
  };
}

async function writePages(build: Build, renderer: Renderer): Promise<void> {
  checkRegionKeys(renderer.region);
  checkRegionLanguages(renderer.region, build.root);
  checkRegionVariants(renderer.region, build.root);
  checkOwnPages(renderer.region, renderer.routePatternOf);
  const pages = pageList(renderer);
  checkFiles(pages);
  const ownPaths = Object.keys(renderer.region.pages ?? {});
  for (const warning of deadLinks(build.root, ownPaths, renderer.routePatternOf))
    build.warn(warning);
  const [, ...others] = offeredLanguages(build.root);
  const blocked = blockedPartWarnings(build.root);
  const unfilled = unfilledTextWarnings(build.root);
  for (const page of pages) {
    const file = join(build.dist, page.file);
    mkdirSync(dirname(file), { recursive: true });
    const marked = await pageOf(page, build, renderer);
    build.marked.set(page.file, marked);
    const html = withoutMarks(marked);
    blocked.note(page.file, html);
    unfilled.note(page.file, html, page.language);
    writeFileSync(file, html);
  }
  for (const warning of [...blocked.warnings(), ...unfilled.warnings()]) build.warn(warning);
  writeFileSync(
    join(build.dist, "pages/pages.json"),
    JSON.stringify(pages.map((page) => rowOf(page, others))),
  );
}

/** Renders a page, with marks around its texts. */
async function pageOf(page: Page, build: Build, renderer: Renderer): Promise<string> {
  const { language, paths } = page;
  const { region } = renderer;
  const portal = markedTextsOf({ name: "portal", code: language }, build.root);
  const legal = markedTextsOf({ name: "legal", code: language }, build.root);
  const { configuration } = checkConfiguration(build.configuration);
  const texts = { portal, legal };
  const request = { region, configuration, path: paths?.path ?? null, language, texts };
  const { html, title, leftOut } = await renderer.renderPage(request).catch((error) => {
    throw renderFault(page, error);
  });
  build.leftOut.note(page.file, leftOut);
  const missing = page.file === "index.html" && missingToggle(html, offeredLanguages(build.root));
  if (missing) build.warn(missing);
  const { help } = configuration.links[language];
  const { secretPaths } = renderer;
  const partnerHost = configuration.partnerRedirect.host;
  const script = await build.headScript({
    facts: factsOf(page, region),
    needs: needsOf(page, { partnerHost, secretPaths }),
    html,
  });
  const composed = composePage(build.page, {
    language,
    year: new Date().getFullYear(),
    waits: paths === null || html.includes(WAITING),
    leftOut: [...leftOut.keys()],
    title,
    description: (portal["page.description"] ?? "").replaceAll(
      "{{productName}}",
      () => region.productName,
    ),
    noScript: withLinks(portal["page.noScript"] ?? "", help),
    broken: withLinks(portal["page.broken"] ?? "", help),
    outdated: noticeHtml({ root: build.root, language, links: configuration.links }),
    outdatedScript: build.outdatedScript,
    html,
    script,
    css: build.css + lazyStylesOf(html).join(""),
    ...(await firstOf(page, build, renderer, request)),
    // The browser hears of everything at once: what the app's first script imports, and what the page's screen comes in.
    scripts: urlsOf(startedScripts(build.bundle)),
    preloads: urlsOf(await preloadsOf(page, build, renderer)),
    dictionary: urlOf({ name: "portal", code: language }, build.root),
  });
  checkInlineScripts(composed, [inlineScript(script)], page.file);
  return composed;
}

/** The first script of a page, which signs in on the portal's own sign-in pages. */
// oxlint-disable-next-line max-params -- each is made elsewhere
async function firstOf(
  { row }: Page,
  { bundle, dist, marked }: Build,
  { region, renderMessages }: Renderer,
  request: PageRequest,
) {
  const url = `/${firstScriptOf(bundle)}`;
  if (row?.screen !== "sign-in") return { first: { url } };
  const variant = row.variant ?? nameOfVariant(region.variants[0]);
  const templates = await renderMessages(request);
  const { inPage, file } = messageTemplates(templates, request.texts.portal, variant);
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
