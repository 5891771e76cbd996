import { applyBlock } from "./apply-configuration.ts";
import { countryOf } from "../../config/country.ts";
import { readConfigurationBlock } from "../../config/page-configuration.ts";
import type { PartialConfiguration } from "../../config/configuration-keys.ts";
import { type Languages, resolveLanguage, UK_LANGUAGE } from "../../i18n/languages.ts";
import { changesPage } from "../../navigation/header-kind.ts";
import { HIDDEN_TOKEN } from "../../navigation/hidden-token.ts";
import { pathBelow } from "../../navigation/base-path.ts";
import { isPartnerHost } from "../../navigation/partner-redirect.ts";
import { setMark } from "../../page/marks.ts";
import { readAppToken } from "../../session/stored-session.ts";
import { whenParsed } from "../../browser/page-lifecycle.ts";

/** Facts of its page that the inline head script knows. */
export interface PageFacts {
  /**
   * A regular expression for the paths of the page, without a slash at the end.
   * Its first group is the value of the route's parameter.
   */
  path: string;
  /** True where those paths name the language themselves; `lang` in the query wins. */
  named?: boolean;
  /** The parameters of the query with which the screen differs from the prerendered one. */
  queries?: readonly string[];
  /** True for a sign-in page, where a stored sign-in is tried before anything is shown. */
  isSignIn: boolean;
  /** True where the app is a UK one wherever it is served. */
  uk: boolean;
  /** The languages of the region. */
  languages: Languages;
}

/** Parts that only some pages have. */
export interface HeadParts {
  /** Returns true for a value of the route's parameter with which the portal shows something else. */
  isOtherScreen?: (value: string) => boolean;
  /** Takes the token of a link out of the address; on pages that are sent for such links. */
  hideToken?: (pathname: string, basePath: string) => void;
  /** Leaves a sign-in page for the partner's site; in builds with a partner's host. */
  leaveForSite?: (partner: NonNullable<PartialConfiguration["partnerRedirect"]>) => boolean;
}

/**
 * Hides the prerendered page, before its first paint, where the portal will show something else. That is another language,
 * another screen, a notice, the result of a stored sign-in, or the site of a partner. The mark `awaits` says which.
 * @returns the value of the route's parameter in the page's address
 */
export function matchPage(facts: PageFacts, parts: HeadParts = {}): string | undefined {
  const { lang } = document.documentElement;
  try {
    const block = readConfigurationBlock() as PartialConfiguration;
    const query = new URLSearchParams(location.search);
    const remember = applyBlock(block, query);
    const { link, ...remembered } = Object(history.state?.usr) as { link?: string };
    const basePath = block.basePath ?? "";
    const below = pathBelow(location.pathname, basePath);
    // After a reload the address has no token any more; the entry of the history has the whole link.
    const path = link?.replace(/\?.*/u, "") ?? below;
    if (below !== null) parts.hideToken?.(below, basePath);
    const match = new RegExp(`^${facts.path}/?$`, "u").exec(path ?? "");
    const value = match?.[1];
    const country = countryOf(facts.uk, block.ukLoginOrigins, location.origin);
    /** Returns why the page does not show its main part yet; undefined where it does. */
    const awaited = () => {
      // A page whose path names its language is right unless it has the header of the other country.
      const isNamed =
        facts.named && !query.has("lang") && (country === "uk") === (lang === UK_LANGUAGE);
      if (!isNamed && resolveLanguage(country, query.get("lang"), facts.languages) !== lang)
        return "language";
      const isOther =
        facts.queries?.some((name) => query.has(name)) ||
        !match ||
        (value && parts.isOtherScreen?.(value)) ||
        // This entry of the history remembers something that the prerendered page does not know.
        Object.keys(remembered).length > 0;
      // A form works without React, and without the notice that it would begin with.
      if (isOther) return match && facts.isSignIn ? "notice" : "screen";
      const mayResume = facts.isSignIn && remember !== "absent" && readAppToken();
      // A new page may get the focus a moment later; the first script shows the form where it does not.
      return mayResume && document.visibilityState === "visible" ? "session" : undefined;
    };
    const { partnerRedirect } = block;
    if (facts.isSignIn && partnerRedirect && isPartnerHost(partnerRedirect, location)) {
      if (!match || !parts.leaveForSite) {
        // The first script decides.
        setMark("awaits", "partner");
        return value;
      }
      if (parts.leaveForSite(partnerRedirect)) return value;
    }
    const reason = awaited();
    if (reason) setMark("awaits", reason);
    return value;
  } catch {
    // A broken block: the page stays as it is until the portal has checked it.
    return undefined;
  }
}

/** Returns true for a value that leads elsewhere, or that stands for a token. */
export function isOtherScreen(value: string): boolean {
  return changesPage(value) || value === HIDDEN_TOKEN;
}

/** Writes the value into the links that were rendered for any, once the page is parsed and before it is hydrated. */
export function fillLinks(value: string | undefined): void {
  if (!value) return;
  whenParsed(() => {
    for (const link of document.querySelectorAll("main a")) {
      const href = link.getAttribute("href") ?? "";
      // A function, because `$&` and the like have a meaning in a replacement text.
      link.setAttribute(
        "href",
        href.replace(/\/any(?=[/?]|$)/u, () => `/${value}`),
      );
    }
  });
}
