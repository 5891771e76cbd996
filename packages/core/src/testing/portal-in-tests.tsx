import { type ComponentType, type ReactNode, useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { StatusBanners, FooterNote, PromptBanners } from "../app/banners.tsx";
import { Portal, type PortalProps } from "../app/portal.tsx";
import { SharedState } from "../app/screen-providers.tsx";
import { takeActivation } from "../app/take-sign-in-reason.ts";
import type { Environment } from "../config/environment.ts";
import { createI18n, DICTIONARY } from "../i18n/create-i18n.ts";
import type { Dictionary } from "../i18n/message.ts";
import { type Language, languagesOffered } from "../i18n/languages.ts";
import { loadBuiltInDictionary } from "../i18n/load-dictionary.ts";
import { stripBasePath } from "../navigation/base-path.ts";
import { pageLanguage } from "../navigation/page-language.ts";
import { type SignInReason, signInReasonOf } from "../session/sign-in-reason.ts";

type Texts = Readonly<Partial<Record<Language, Dictionary>>>;

/** Props of the portal in a test. */
export interface PortalInTestsProps extends Omit<PortalProps, "environment" | "i18n"> {
  environment: Environment;
  /** All texts, so that nothing is fetched. */
  texts: Texts;
  /** Why the page was opened; by default what the address says. */
  reason?: SignInReason | undefined;
}

/** The real portal with its router and all providers, whose texts and banners are there at once. */
export function PortalInTests({ texts, parts, reason, ...props }: PortalInTestsProps) {
  const { environment } = props;
  const { basePath } = environment;
  const [i18n] = useState(() => {
    signInReasonOf(environment).current = reason ?? reasonInAddress(basePath);
    return i18nOf(texts, props);
  });
  return (
    <BrowserRouter basename={basePath}>
      <Portal
        {...props}
        i18n={i18n}
        parts={{ PromptBanners, StatusBanners, FooterNote, ...parts }}
      />
    </BrowserRouter>
  );
}

/** The reason for which the address leads to sign-in, as far as it is read without a script before React. */
function reasonInAddress(basePath: string): SignInReason | null {
  const { pathname } = stripBasePath(window.location, basePath);
  return takeActivation(pathname) ? "accountActivated" : null;
}

function i18nOf(
  texts: Texts,
  { environment, region }: Pick<PortalInTestsProps, "environment" | "region">,
) {
  const language = pageLanguage(environment.country, window.location, region.languages);
  const offered = languagesOffered(environment.country, region.languages);
  const options = { loadFallback: loadBuiltInDictionary, offered };
  const i18n = createI18n(language, texts[language] ?? {}, options);
  for (const [code, dictionary] of Object.entries(texts)) {
    i18n.instance.addResourceBundle(code, DICTIONARY, dictionary);
  }
  return i18n;
}

/**
 * Puts a part in the place of the screens. What it throws reaches the test.
 * @param route pattern of the part's address, such as `/visit/:day`
 */
export function inPlaceOfScreens(part: ReactNode, route = "*"): ComponentType {
  return function Part() {
    return (
      <SharedState>
        <Routes>
          <Route path={route} element={part} />
        </Routes>
      </SharedState>
    );
  };
}
