import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  checkConfiguration,
  DEFAULT_LANGUAGE,
  type PartialConfiguration,
} from "@waymark/core/build";
import { withoutMarks } from "@waymark/hosting/texts";
import { PAGES_FILE, writeAsBuilt } from "@waymark/hosting";
import type { Plugin } from "vite";
import { writeBook } from "./book/write-book.ts";
import { allTexts, textsOf } from "./dictionaries/dictionary-files.ts";
import { checkRegionLanguages, offeredLanguages } from "./dictionaries/region-languages.ts";
import { writeHelpDesk } from "./help-desk/help-desk.ts";
import { noticeScript } from "./outdated-browser/outdated-browser.ts";
import { blockedPartWarnings } from "./region-warnings/blocked-part-warnings.ts";
import { brokenMarkupWarnings } from "./region-warnings/broken-markup.ts";
import { deadLinks } from "./region-warnings/dead-links.ts";
import { missingPictureWarnings } from "./region-warnings/missing-pictures.ts";
import { nameRuleTexts } from "./region-warnings/name-rule-texts.ts";
import { unfilledTextWarnings } from "./region-warnings/unfilled-texts.ts";
import { checkRegionVariants } from "./variants/check-variants.ts";
import { checkFiles, checkOwnPages } from "./prerender/checks.ts";
import { dictionaryCopies } from "./prerender/chunks.ts";
import { filesByKey } from "./region-warnings/files-by-key.ts";
import { leftOutParts, unplacedSlots } from "./region-warnings/left-out-parts.ts";
import { type Renderer, withRenderer } from "./prerender/load-renderer.ts";
import { rowOf } from "./prerender/page-facts.ts";
import { pageList } from "./prerender/page-list.ts";
import { headScripts } from "./prerender/head-scripts.ts";
import { writeAsset } from "./prerender/write-asset.ts";
import { type Build, renderMarkedPage } from "./prerender/render-marked-page.ts";
import { checkRegionKeys } from "./prerender/region-keys.ts";
import { checkRequiredBoxTexts } from "./prerender/required-boxes.ts";

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
      const css = Object.values(bundle)
        .filter(({ fileName }) => fileName.endsWith(".css"))
        .map(({ fileName }) => readFileSync(join(dist, fileName), "utf8").trim())
        .join("");
      const build: Build = {
        root,
        dist,
        page: readFileSync(join(dist, "index.html"), "utf8"),
        css,
        bundle,
        configuration: checkConfiguration(configuration).configuration,
        headScript: headScripts(root),
        outdatedScript: writeAsset(dist, "outdated-browser.js", noticeScript(root)),
        warn: (message) => this.warn(message),
        marked: new Map(),
      };
      const work = async (renderer: Renderer) => {
        await writePages(build, renderer);
        const helpDesk = await writeHelpDesk(build, renderer);
        const { marked } = build;
        const copies = dictionaryCopies(bundle, root);
        writeAsBuilt(dist, { texts: allTexts(root), marked, copies, helpDesk });
        const { productName } = renderer.region;
        const allStyles = css + renderer.lazyStyles.join("");
        const languages = offeredLanguages(root);
        await writeBook({ ...build, css: allStyles, productName, languages });
      };
      await withRenderer(root, work, { config: this.environment.config, bundle });
    },
  };
}

/** Warnings about each rendered page: a new kind is a row. */
const pageChecks = [
  blockedPartWarnings,
  brokenMarkupWarnings,
  missingPictureWarnings,
  unfilledTextWarnings,
  leftOutParts,
  unplacedSlots,
];

async function writePages(build: Build, renderer: Renderer): Promise<void> {
  checkRegionKeys(renderer.region);
  checkRegionLanguages(renderer.region, build.root);
  checkRegionVariants(renderer.region, build.root);
  const [first = DEFAULT_LANGUAGE, ...others] = offeredLanguages(build.root);
  checkRequiredBoxTexts(
    renderer.region.slots,
    textsOf({ name: "portal", code: first }, build.root),
  );
  checkOwnPages(renderer.region, renderer.routePatternOf);
  const pages = pageList(renderer);
  checkFiles(pages);
  const ownPaths = Object.keys(renderer.region.pages ?? {});
  const links = deadLinks(build.root, ownPaths, renderer.routePatternOf);
  const names = nameRuleTexts(renderer.region, build.root, renderer.PLAIN_LETTERS);
  for (const warning of [...links, ...names]) build.warn(warning);
  const checks = pageChecks.map((check) => ({ check, found: filesByKey() }));
  for (const page of pages) {
    const file = join(build.dist, page.file);
    mkdirSync(dirname(file), { recursive: true });
    const { marked, ...parts } = await renderMarkedPage(page, build, renderer);
    build.marked.set(page.file, marked);
    const html = withoutMarks(marked);
    for (const { check, found } of checks)
      found.add(page.file, check({ ...build, ...page, ...parts, html }));
    writeFileSync(file, html);
  }
  for (const { found } of checks) for (const warning of found.warnings()) build.warn(warning);
  writeFileSync(
    join(build.dist, PAGES_FILE),
    JSON.stringify(pages.map((page) => rowOf(page, others))),
  );
}
