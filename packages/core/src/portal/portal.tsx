import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { useState } from "react";
import { BrowserRouter, useLocation } from "react-router";
import { LanguageProvider } from "../i18n/language-context.tsx";
import type { DictionaryUrls } from "../i18n/load-dictionary.ts";
import { type Environment, EnvironmentProvider } from "../platform/environment.ts";
import { ArrivalProvider } from "../session/arrival.tsx";
import { MustResetProvider } from "../session/must-reset-hold.tsx";
import { Shell } from "../shell/shell.tsx";
import { LanguageOffer } from "../shell/language-offer.tsx";
import { AnalyticsProvider } from "./analytics/analytics-provider.tsx";
import { ConsentQuestion, ConsentSwitch } from "./analytics/consent-question.tsx";
import { ConsentProvider } from "./analytics/consent.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { pageLanguage } from "./page-language.ts";
import { PortalRoutes } from "./portal-routes.tsx";
import type { Region } from "./region.ts";

export interface PortalProps {
  region: Region;
  environment: Environment;
  /** Ready in the language that is shown first. */
  translator: i18n;
  dictionaries: DictionaryUrls;
}

/** The whole portal. Rendering it reads nothing of the page; all of that is in `environment`. */
export function Portal(props: PortalProps) {
  const [queries] = useState(() => new QueryClient());
  return (
    <EnvironmentProvider value={props.environment}>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <InLanguage {...props} />
        </BrowserRouter>
      </QueryClientProvider>
    </EnvironmentProvider>
  );
}

function InLanguage({ region, environment, translator, dictionaries }: PortalProps) {
  const wanted = pageLanguage(environment.country, useLocation());
  return (
    <LanguageProvider translator={translator} wanted={wanted} dictionaries={dictionaries}>
      <MustResetProvider>
        <ArrivalProvider>
          <ConsentProvider analytics={region.analytics}>
            <AnalyticsProvider analytics={region.analytics}>
              <Shell
                productName={region.productName}
                header={region.header}
                illustration={region.illustration}
                brandLogos={region.brandLogos}
                questions={<Questions />}
                footerNote={<ConsentSwitch />}
              >
                <CrashBoundary>
                  <PortalRoutes region={region} />
                </CrashBoundary>
              </Shell>
            </AnalyticsProvider>
          </ConsentProvider>
        </ArrivalProvider>
      </MustResetProvider>
    </LanguageProvider>
  );
}

function Questions() {
  return (
    <>
      <LanguageOffer />
      <ConsentQuestion />
    </>
  );
}
