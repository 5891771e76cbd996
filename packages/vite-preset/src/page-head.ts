import { checkConfiguration, languages, type PartialConfiguration } from "@waymark/core/build";
import { CONFIGURATION_FILE, NOTICES_FILE, refuse, scriptJson } from "@waymark/hosting";
import type { Plugin, Rollup } from "vite";
import { dictionaryLanguages } from "./dictionaries/region-languages.ts";

/** The links of the languages that the app has pages in. */
function linksIn(spoken: readonly string[], { links }: PartialConfiguration) {
  return Object.fromEntries(
    Object.entries(links ?? {}).filter(([language]) => spoken.includes(language)),
  );
}

/** Says which links of a region are in a language that it has no pages in. */
function foreignLinks({ links = {} }: PartialConfiguration, spoken: readonly string[]): string[] {
  const foreign = Object.keys(links).filter((language) => !spoken.includes(language));
  return foreign
    .filter((language) => language in languages)
    .map(
      (language) => `links.${language}: the app has no pages in it, but in ${spoken.join(", ")}`,
    );
}

/** Refuses a path: the pages would have it in their configuration, and not in the addresses of their files. */
function ownPath({ basePath }: PartialConfiguration): string[] {
  if (basePath === undefined || basePath === "") return [];
  return ["basePath: one build serves every path. Set it in the stage's file."];
}

/** Part of core that a build has where its region counts by Google's tag. */
const GOOGLE_TAG = /\bstart-google-tag\.[jt]s$/u;

/** The configuration of a build. Google's addresses are no defaults for a region that counts otherwise. */
function configurationIn(
  bundle: Rollup.OutputBundle,
  configuration: PartialConfiguration,
  own: PartialConfiguration,
): PartialConfiguration {
  const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
  if (scripts.some(({ moduleIds }) => moduleIds.some((id) => GOOGLE_TAG.test(id)))) {
    return configuration;
  }
  const none = { script: "", collectOrigins: [] };
  return { ...configuration, analytics: { ...configuration.analytics, ...none, ...own.analytics } };
}

/**
 * Fills the head of every page. Its first element has browsers send the address to no other site, because it may hold a
 * token. A JSON block holds the runtime configuration with every key, so that one build serves every stage.
 * @param own what the region sets otherwise than core's defaults
 * @throws {InputError} when vite starts, that names every key of it that is unknown or wrong
 */
export function pageHead(own: PartialConfiguration): Plugin<{ configuration: object }> {
  const checked = checkConfiguration(own);
  let { configuration }: { configuration: PartialConfiguration } = checked;
  return {
    name: "waymark:page-head",
    // For the stories of screen states, which have the region's own values, too.
    api: { configuration },
    configResolved({ root }) {
      const spoken = dictionaryLanguages(root);
      configuration = { ...configuration, links: linksIn(spoken, configuration) };
      const problems = [...checked.problems, ...ownPath(own), ...foreignLinks(own, spoken)];
      refuse("The configuration in vite.config.ts is wrong", problems);
    },
    // The base for the values of a stage, which `configure` merges into it.
    generateBundle(_options, bundle) {
      this.emitFile({
        type: "asset",
        fileName: CONFIGURATION_FILE,
        source: JSON.stringify(configurationIn(bundle, configuration, own), null, 2),
      });
      // None yet; without the file a host would answer each visit with a page or an error.
      this.emitFile({ type: "asset", fileName: NOTICES_FILE, source: "[]\n" });
    },
    transformIndexHtml: (_html, { bundle }) => [
      // Before anything that a page loads.
      {
        tag: "meta",
        attrs: { name: "referrer", content: "no-referrer" },
        injectTo: "head-prepend",
      },
      {
        tag: "script",
        attrs: { type: "application/json", id: "portal-config" },
        children: scriptJson(bundle ? configurationIn(bundle, configuration, own) : configuration),
        injectTo: "head",
      },
    ],
  };
}
