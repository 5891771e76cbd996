import { prerender } from "react-dom/static.edge";
import { StaticRouter } from "react-router";
import { createI18n } from "../i18n/create-i18n.ts";
import type { Dictionary } from "../i18n/message.ts";
import type { DictionaryUrls } from "../i18n/load-dictionary.ts";
import { type Language, languages, languagesOffered, UK_LANGUAGE } from "../i18n/languages.ts";
import type { Configuration } from "../config/configuration-keys.ts";
import type { Environment } from "../config/environment.ts";
import { Portal } from "../app/portal.tsx";
import type { Region } from "../layout/region.ts";
import { componentFaults } from "./component-faults.ts";
import { ContractFault, type Rendering, withoutFaults } from "./without-faults.ts";
import { screenFaults } from "./screen-faults.ts";

/** Page to render, and the data that it is made of. */
export interface PageRequest {
  region: Region;
  configuration: Configuration;
  /** The path of the page; `null` for the shell around a screen that is not known yet. */
  path: string | null;
  language: Language;
  /** The whole dictionaries of that language. */
  texts: { portal: Dictionary; legal: Dictionary };
}

/** A rendered page. */
export interface RenderedPage {
  html: string;
  title: string;
  /** The parts of the region that threw, with what they threw; the page has the portal's own instead. */
  leftOut: ReadonlyMap<string, unknown>;
  /** The slots, the notice and the frame of a screen that the region's own screen lacks, where the portal's has them. */
  unplaced: readonly string[];
}

/**
 * One page as HTML, which the portal hydrates in the browser, and its title as text. What a region's part throws is
 * contained: the page has the portal's own instead.
 * @throws the first error of any other component, which React would answer with the fallback around it
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { html, leftOut, unplaced } = await withoutFaults((parts) => renderChecked(request, parts));
  const { productName } = request.region;
  const heading = textOf(/<h1[^>]*>([^<]*)<\/h1>/u.exec(html)?.[1] ?? "");
  return { html, title: heading ? `${heading} – ${productName}` : productName, leftOut, unplaced };
}

/** The checks of what a region replaces: each compares a page with the portal's own. */
const checks = [
  ["components.", componentFaults],
  ["screens.", screenFaults],
] as const;

/** Renders a page without some of the region's parts. A part that breaks its contract is an error of the page. */
async function renderChecked(request: PageRequest, leftOut: readonly string[]): Promise<Rendering> {
  const rendering = await render(request, leftOut);
  if (rendering.errors.length > 0) return rendering;
  const errors: Error[] = [];
  // Only a provider is around the main part, so that it is at fault where that is missing.
  if (!rendering.html.includes('id="main"'))
    errors.push(new ContractFault("It does not render its children at once."));
  const unplaced = new Set<string>();
  for (const [kind, faultsOf] of checks) {
    const parts = [...rendering.parts].filter(
      (part) => part.startsWith(kind) && !leftOut.includes(part),
    );
    if (parts.length === 0) continue;
    const portals = await render(request, [...leftOut, ...parts]);
    errors.push(...faultsOf(rendering.html, portals.html).map((fault) => new ContractFault(fault)));
    if (isFramed(portals.html) && !isFramed(rendering.html)) unplaced.add("RegionScreen");
    for (const part of portals.parts) {
      const isPlaced = rendering.parts.has(part);
      if (!isPlaced && /^(?:slots\.|SignInNotice$)/u.test(part)) unplaced.add(part);
    }
  }
  return { ...rendering, errors, unplaced: [...unplaced] };
}

/** Returns true where a screen has the frame that gives it title, focus and notices: it has a place for the text without JavaScript. */
function isFramed(html: string): boolean {
  const [main = ""] = html.slice(html.indexOf('id="main"')).split("</main>");
  return main.includes("<noscript");
}

/** Renders a page without some of the region's parts. */
async function render(request: PageRequest, leftOut: readonly string[]): Promise<Rendering> {
  const { region, path, language } = request;
  const environment = environmentOf(request);
  const offered = languagesOffered(environment.country, region.languages);
  const search = language === offered[0] ? "" : `?lang=${languages[language].param}`;
  const errors: unknown[] = [];
  const parts = new Set<string>();
  try {
    const { prelude } = await prerender(
      <StaticRouter location={`${path ?? "/"}${search}`}>
        <Portal
          region={region}
          environment={{ ...environment, leftOut }}
          i18n={createI18n(language, request.texts.portal, { offered })}
          dictionaries={urlsOf(request)}
          parts={path === null ? { ScreenProviders: Nothing } : {}}
          onRender={(part) => void parts.add(part)}
        />
      </StaticRouter>,
      // No streaming: out-of-order Suspense chunks need inline scripts, which the policy forbids.
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => void errors.push(error),
      },
    );
    const html = await new Response(prelude).text();
    return { html, parts, errors };
  } catch (error) {
    return { html: "", parts, errors: [error] };
  }
}

/** Characters that React escapes in HTML, by their entity. */
const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
};

function textOf(html: string): string {
  return html.replaceAll(/&[\w#]+;/gu, (entity) => entities[entity] ?? entity);
}

function Nothing() {
  return null;
}

function environmentOf({ configuration, language }: PageRequest): Environment {
  return {
    configuration,
    origin: "",
    basePath: "",
    country: language === UK_LANGUAGE ? "uk" : "elsewhere",
    year: new Date().getFullYear(),
    renderedYear: null,
    leftOut: [],
    referrer: "",
    preferredLanguages: [],
    doNotTrack: false,
    leaveTo: () => undefined,
  };
}

/** The dictionaries as urls that hold them; there is one language to ask for. */
function urlsOf({ texts, language }: PageRequest): DictionaryUrls {
  return { portal: { [language]: urlOf(texts.portal) }, legal: { [language]: urlOf(texts.legal) } };
}

function urlOf(dictionary: Dictionary): string {
  return `data:application/json,${encodeURIComponent(JSON.stringify(dictionary))}`;
}
