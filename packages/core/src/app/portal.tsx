import { type ComponentType, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { whilePending } from "../api/pending.ts";
import type { PortalI18n } from "../i18n/create-i18n.ts";
import type { Language } from "../i18n/languages.ts";
import { LanguageProvider } from "../i18n/language-context.tsx";
import { type DictionaryUrls, loadChosenDictionary } from "../i18n/load-dictionary.ts";
import { type Environment, EnvironmentProvider } from "../config/environment.ts";
import { deferred } from "../browser/lazy-chunk.tsx";
import { useHydrated } from "../browser/use-hydrated.ts";
import { ANNOUNCEMENTS } from "../ui/announcement.tsx";
import { type Frame, FrameContext, type Region } from "../layout/region.ts";
import { OfflineBanner } from "./offline-banner.tsx";
import { Shell } from "../layout/shell.tsx";
import { WaitingScreen } from "../layout/waiting-screen.tsx";
import { ConsentProvider } from "../analytics/consent.tsx";
import { usePageLanguage } from "../navigation/page-language.ts";
import { preventSecondPresses } from "../page/second-press.ts";
import { type PartWatch, PartWatchContext } from "../ui/part-boundary.tsx";
import { RegionProvider, usePartWatch } from "./region-parts.tsx";
import { ScreenProviders } from "./screen-providers.tsx";

export interface PortalProps {
  region: Region;
  environment: Environment;
  /** Ready in the language that is shown first. */
  i18n: PortalI18n;
  dictionaries: DictionaryUrls;
  /** Parts that stand in for the usual ones. */
  parts?: Partial<PortalParts>;
  /** Called for each part of the region that is rendered. */
  onRender?: PartWatch["onRender"];
}

/** The shell's content. */
interface PortalParts {
  ScreenProviders: ComponentType;
  PromptBanners: ComponentType;
  StatusBanners: ComponentType;
  FooterNote: ComponentType;
}

const banners = () => import("./banners.tsx");

/** The banners are in a lazy chunk, because the page does not depend on them. The offline banner is not: no chunk comes offline. */
const defaultParts: PortalParts = {
  ScreenProviders,
  PromptBanners: deferred(banners, (module) => module.PromptBanners),
  StatusBanners: deferred(banners, (module) => module.StatusBanners),
  FooterNote: deferred(banners, (module) => module.FooterNote),
};

/** The whole portal, inside a router. Rendering it reads nothing of the page; all of that is in `environment`. */
export function Portal(props: PortalProps) {
  const { region, environment, i18n, dictionaries } = props;
  const parts = { ...defaultParts, ...props.parts };
  const [frame] = useState<Frame>(() => newFrame(region, i18n));
  const watch = usePartWatch({ region, environment, onRender: props.onRender });
  const wanted = usePageLanguage(environment, region.languages);
  const { key } = useLocation();
  useEffect(preventSecondPresses, []);
  return (
    <EnvironmentProvider value={environment}>
      <LanguageProvider
        i18n={i18n}
        wanted={wanted}
        navigationKey={key}
        dictionaries={dictionaries}
        load={loadAwaitedTexts}
      >
        <ConsentProvider analytics={region.analytics}>
          <FrameContext value={frame}>
            <PartWatchContext value={watch}>
              <RegionProvider>
                <Shell banners={<PortalBanners parts={parts} />} footerNote={<parts.FooterNote />}>
                  <Suspense fallback={<WaitingScreen title="waiting" />}>
                    <parts.ScreenProviders />
                  </Suspense>
                </Shell>
              </RegionProvider>
            </PartWatchContext>
          </FrameContext>
        </ConsentProvider>
      </LanguageProvider>
    </EnvironmentProvider>
  );
}

/** Loads a dictionary, and lists it as pending: the page announces a slow one like a slow call. */
const loadAwaitedTexts: typeof loadChosenDictionary = (...file) =>
  whilePending("texts", loadChosenDictionary(...file));

function newFrame(region: Region, { instance }: PortalI18n): Frame {
  const firstLanguage = instance.language as Language;
  return {
    region,
    firstLanguage,
    screenMemory: { current: null },
    waiting: { current: null },
  };
}

/** The banners and the live region, which are not prerendered. */
function PortalBanners({ parts: { PromptBanners, StatusBanners } }: { parts: PortalParts }) {
  if (!useHydrated()) return null;
  return (
    <>
      <div id={ANNOUNCEMENTS} className="wm-visually-hidden" aria-live="polite" />
      <PromptBanners />
      <div className="wm-status-banners">
        <StatusBanners />
        <OfflineBanner />
      </div>
    </>
  );
}
