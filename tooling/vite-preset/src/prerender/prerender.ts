import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { checkConfiguration, type PartialConfiguration } from "@waymark/core/build";
import { minifySync } from "rolldown/utils";
import type { Plugin, Rollup } from "vite";
import { languageOf, textsOf, urlOf } from "../dictionaries/dictionary-files.ts";
import { checkOwnPages } from "./check-own-pages.ts";
import { composePage, escapeHtml } from "./compose.ts";
import { type Renderer, withRenderer } from "./load-renderer.ts";
import { type Page, pageList } from "./page-list.ts";
import { piecesOf, startedScripts } from "./pieces-of.ts";
import { screenPieces } from "./screen-pieces.ts";

interface Build {
  root: string;
  dist: string;
  /** The page as it was built. */
  page: string;
  css: string;
  bundle: Rollup.OutputBundle;
  configuration: PartialConfiguration;
}

interface Making {
  build: Build;
  renderer: Renderer;
}

/**
 * Renders the pages that say the same to everybody into complete HTML, in each of the region's languages, with their
 * style inside: they are there, and can be typed into, before any script is. `pages/pages.json` tells hosts which is which.
 */
export function prerender(configuration: PartialConfiguration): Plugin {
  let root = "";
  let dist = "";
  return {
    name: "waymark:prerender",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      dist = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const page = readFileSync(join(dist, "index.html"), "utf8");
      const css = Object.values(bundle)
        .filter(({ fileName }) => fileName.endsWith(".css"))
        .map(({ fileName }) => readFileSync(join(dist, fileName), "utf8").trim())
        .join("");
      const build = { root, dist, page, css, bundle, configuration };
      await withRenderer(root, async (renderer) => writePages(build, renderer));
    },
  };
}

async function writePages(build: Build, renderer: Renderer): Promise<void> {
  const { routeTable, region, placeOf } = renderer;
  checkOwnPages(region, placeOf);
  const pages = pageList(routeTable, region, languageOf(build.page));
  for (const page of pages) {
    const file = join(build.dist, page.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await pageOf(page, build, renderer));
  }
  const rows = pages.map(({ path, language, file }) => ({ path, language, file }));
  writeFileSync(join(build.dist, "pages/pages.json"), JSON.stringify(rows));
}

async function pageOf(page: Page, build: Build, renderer: Renderer): Promise<string> {
  const { language, path, guarded } = page;
  const { region } = renderer;
  const portal = textsOf({ name: "portal", code: language }, build.root);
  const legal = textsOf({ name: "legal", code: language }, build.root);
  const { configuration } = checkConfiguration(build.configuration);
  const texts = { portal, legal };
  const { html, title } = await renderer.renderPage({
    region,
    configuration,
    path,
    language,
    texts,
  });
  // No path of a browser's is `*`: the shell is for screens that are not known yet.
  const own = path === null ? "*" : path.replace(/\/$/u, "");
  const facts = { path: own, guarded, uk: region.country === "uk" };
  const { help } = configuration.links[language];
  return composePage(build.page, {
    language,
    year: new Date().getFullYear(),
    title,
    description: (portal["page.description"] ?? "").replaceAll(
      "{{productName}}",
      () => region.productName,
    ),
    noScript: withLinks(portal["page.noScript"] ?? "", help),
    broken: withLinks(portal["page.broken"] ?? "", help),
    html,
    script: scriptOf(page, facts, { build, renderer }),
    css: build.css,
    // The browser hears of everything at once: what the app's first script imports, and what the page's screen comes in.
    scripts: urlsOf(startedScripts(build.bundle)),
    preloads: urlsOf(page.chunk === undefined ? [] : piecesOf(build.bundle, page.chunk)),
    dictionary: urlOf({ name: "portal", code: language }, build.root),
  });
}

/** The text of a function as a call of it. */
function call(script: (...facts: never[]) => void, given = ""): string {
  return `(${script.toString()})(${given})`;
}

/** The script in the head; the shell also asks for what its path's screen comes in. */
function scriptOf(page: Page, facts: object, { build, renderer }: Making): string {
  const { early, earlyFailure, earlyPieces, earlyPresses, routeTable } = renderer;
  const calls = [call(early, JSON.stringify(facts)), call(earlyFailure), call(earlyPresses)];
  if (page.path === null) {
    const pieces = screenPieces(routeTable, (module) => piecesOf(build.bundle, module));
    calls.push(call(earlyPieces, JSON.stringify(pieces)));
  }
  return minifySync("early.js", calls.join(";")).code.trim();
}

function urlsOf(names: Iterable<string>): string[] {
  return [...names].map((name) => `/${name}`);
}

/** `help` leads to the region's help, `again` to the page itself. */
function withLinks(text: string, help: string): string {
  return escapeHtml(text)
    .replace(
      /\[([^\]]+)\]\(help\)/u,
      (_, label: string) => `<a data-link="help" href="${escapeHtml(help)}">${label}</a>`,
    )
    .replace(/\[([^\]]+)\]\(again\)/u, (_, label: string) => `<a href="">${label}</a>`);
}
