import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { composeOneFilePage, readStyle, symbolUrl } from "../one-file-page.ts";
import { languageFolder, languagePage } from "../folders-beside-build.ts";
import { type Language } from "@waymark/core/build";
import { withoutMarks } from "@waymark/hosting/texts";
import { markedTextsOf, textsOf } from "../dictionaries/dictionary-files.ts";
import { offeredLanguages } from "../dictionaries/region-languages.ts";
import { lazyStylesOf } from "../prerender/lazy-styles.ts";
import type { Renderer } from "../prerender/load-renderer.ts";
import { bundle } from "../prerender/bundle-script.ts";

interface HelpDeskBuild {
  root: string;
  dist: string;
  /** The styles of the portal, with the region's colours. */
  css: string;
}

/**
 * Writes the pages on which a help desk looks codes up: one file for each language, with all that it needs.
 * @returns the pages with marks around the portal's texts, by their names
 */
export async function writeHelpDesk(
  build: HelpDeskBuild,
  renderer: Renderer,
): Promise<Map<string, string>> {
  const { root, dist } = build;
  const folder = languageFolder(dist, "dist-help-desk");
  const offered = offeredLanguages(root);
  const [first] = offered;
  const pages = offered.map((language) => ({ language, file: languagePage(language, first) }));
  const script = await bundle(
    root,
    `import { startHelpDesk } from "@waymark/core/help-desk"; startHelpDesk();`,
    { minify: true },
  );
  const symbol = symbolUrl(root);
  const ownStyle = readStyle(import.meta.resolve("@waymark/core/help-desk.css"));
  const marked = new Map<string, string>();
  for (const { language, file } of pages) {
    const others = offered.filter((other) => other !== language);
    const page = renderer.renderHelpDesk({
      productName: renderer.region.productName,
      texts: [textsIn(language, root), ...others.map((other) => textsIn(other, root))],
      pages,
    });
    const dataId = renderer.HELP_DESK_DATA_ID;
    const style = build.css + lazyStylesOf(page.html, renderer.lazyStyles).join("") + ownStyle;
    const html = composeOneFilePage({ ...page, language, style, script, symbol, dataId });
    marked.set(file, html);
    writeFileSync(join(folder, file), withoutMarks(html));
  }
  return marked;
}

function textsIn(language: Language, root: string) {
  return {
    language,
    portal: markedTextsOf({ name: "portal", code: language }, root),
    helpDesk: textsOf({ name: "help-desk", code: language }, root),
  };
}
