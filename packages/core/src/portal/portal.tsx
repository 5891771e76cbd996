import { type ComponentType, Suspense } from "react";
import { useLocation } from "react-router";
import { LanguageProvider } from "../i18n/language-context.tsx";
import type { DictionaryUrls } from "../i18n/load-dictionary.ts";
import type { Translator } from "../i18n/translator.ts";
import { type Environment, EnvironmentProvider } from "../platform/environment.ts";
import { lateAddition } from "../platform/late-addition.tsx";
import { type Arrival, ArrivalProvider } from "../session/arrival.tsx";
import { Shell } from "../shell/shell.tsx";
import { WaitingScreen } from "../shell/waiting-screen.tsx";
import { ConsentProvider } from "./analytics/consent.tsx";
import { pageLanguage } from "./page-language.ts";
import type { Region } from "./region.ts";
import { Screens } from "./screens.tsx";

export interface PortalProps {
  region: Region;
  environment: Environment;
  /** Ready in the language that is shown first. */
  translator: Translator;
  dictionaries: DictionaryUrls;
  /** Why the page was opened, if there is a reason. */
  arrival?: Arrival | null;
  /** Parts that stand in for the usual ones. */
  parts?: Partial<PortalParts>;
}

/** What stands in the shell. */
interface PortalParts {
  Screens: ComponentType<{ region: Region }>;
  Questions: ComponentType;
  FooterNote: ComponentType;
}

/** The questions come in a file of their own: nobody waits for them. */
const usualParts: PortalParts = {
  Screens,
  Questions: lateAddition(async () => (await import("./questions.tsx")).Questions),
  FooterNote: lateAddition(async () => (await import("./questions.tsx")).FooterNote),
};

/** The whole portal, inside a router. Rendering it reads nothing of the page; all of that is in `environment`. */
export function Portal(props: PortalProps) {
  const { region, environment, translator, dictionaries } = props;
  const parts = { ...usualParts, ...props.parts };
  const wanted = pageLanguage(environment.country, useLocation());
  return (
    <EnvironmentProvider value={environment}>
      <LanguageProvider translator={translator} wanted={wanted} dictionaries={dictionaries}>
        <ArrivalProvider first={props.arrival ?? null}>
          <ConsentProvider analytics={region.analytics}>
            <Shell
              productName={region.productName}
              header={region.header}
              illustration={region.illustration}
              footer={region.footer}
              brandLogos={region.brandLogos}
              questions={<parts.Questions />}
              footerNote={<parts.FooterNote />}
            >
              <Suspense fallback={<WaitingScreen title="waiting" />}>
                <parts.Screens region={region} />
              </Suspense>
            </Shell>
          </ConsentProvider>
        </ArrivalProvider>
      </LanguageProvider>
    </EnvironmentProvider>
  );
}
