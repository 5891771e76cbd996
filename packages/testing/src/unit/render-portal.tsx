import { render, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { DictionaryUrls, Language, Region } from "@waymark/core";
import {
  completeConfiguration,
  type Dictionary,
  type Environment,
  languages,
  languagesOffered,
  type PartialConfiguration,
  PortalInTests,
  testEnvironment,
} from "@waymark/core/testing";
import type { ComponentType } from "react";
import dictionaries from "virtual:waymark/dictionaries";

/** Settings of a page in a test. */
export interface PortalOptions {
  /** The region, as `src/region.ts` exports it. */
  region: Region;
  /** Address of the page; the sign-in page by default. */
  path?: string;
  /** Language of the page; the region's first one by default, and of a region of the UK always UK English. */
  language?: Language;
  /** Values of a stage's configuration. */
  configuration?: PartialConfiguration;
}

/** Testing Library's result for a page, and the person who uses it. */
export interface RenderedPortal extends RenderResult {
  user: UserEvent;
  /** The addresses outside of the portal to which the page has led the browser. */
  leftTo: readonly string[];
}

/**
 * Renders the whole portal of a region at an address, with the real router and providers, and all texts.
 * @returns Testing Library's result, the person, and where the page has led to
 * @example
 * renderPortal({ region, path: "/about", language: "fr-CA" });
 * expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Qui nous sommes");
 */
export function renderPortal(options: PortalOptions): RenderedPortal {
  return renderWith(options, {});
}

/** Renders the portal with parts of its own in place of the usual ones. */
export function renderWith(
  { region, path = "/", language, configuration = {} }: PortalOptions,
  parts: { ScreenProviders?: ComponentType },
): RenderedPortal {
  const country = region.country ?? (language === "en-GB" ? "uk" : "elsewhere");
  const [first] = languagesOffered(country, region.languages);
  const isFirst = country === "uk" || language === undefined || language === first;
  window.history.replaceState(null, "", addressOf(path, isFirst ? undefined : language));
  const leftTo: string[] = [];
  const environment: Environment = testEnvironment({
    country,
    configuration: merged(configuration),
    leaveTo: (url) => void leftTo.push(url),
  });
  const texts = textsIn(dictionaries.portal);
  const view = render(<PortalInTests {...{ region, environment, texts, dictionaries, parts }} />);
  return { ...view, user: userEvent.setup(), leftTo };
}

/**
 * Merges values into the defaults, as a page does.
 * @throws {Error} for a value that a page would ignore
 */
function merged(given: PartialConfiguration): Environment["configuration"] {
  const { configuration, problems } = completeConfiguration(given);
  if (problems.length > 0) throw new Error(`configuration: ${problems.join("; ")}`);
  return configuration;
}

/** @param language to ask for; none for the first one, the default */
function addressOf(path: string, language: Language | undefined): string {
  const url = new URL(path, window.location.origin);
  if (language) url.searchParams.set("lang", languages[language].param);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The texts in the urls of a page in development, which hold them. */
function textsIn(urls: DictionaryUrls["portal"]): Record<Language, Dictionary> {
  const entries = Object.entries(urls).map(([language, url]) => {
    const json = decodeURIComponent(url.slice(url.indexOf(",") + 1));
    return [language, JSON.parse(json)];
  });
  return Object.fromEntries(entries) as Record<Language, Dictionary>;
}
