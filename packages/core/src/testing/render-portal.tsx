import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import englishCa from "../i18n/dictionaries/en-CA.json";
import englishGb from "../i18n/dictionaries/en-GB.json";
import frenchCa from "../i18n/dictionaries/fr-CA.json";
import type { Language } from "../i18n/languages.ts";
import type { Dictionary } from "../i18n/message.ts";
import type { Environment } from "../config/environment.ts";
import type { PortalProps } from "../app/portal.tsx";
import type { Region } from "../layout/region.ts";
import type { SignInReason } from "../session/sign-in-reason.ts";
import { PortalHeader } from "../layout/portal-header.tsx";
import { testEnvironment } from "./environment.ts";
import { PortalInTests } from "./portal-in-tests.tsx";

const dictionaries = {
  portal: {
    "en-CA": "/t/en-CA.json",
    "fr-CA": "/t/fr-CA.json",
    "en-GB": "/t/en-GB.json",
    "es-US": "/t/es-US.json",
  },
  legal: { "en-CA": "/t/l/en-CA.json", "fr-CA": "/t/l/fr-CA.json", "en-GB": "/t/l/en-GB.json" },
};
const portalTexts: Partial<Record<Language, Dictionary>> = {
  "en-CA": englishCa,
  "fr-CA": frenchCa,
  "en-GB": englishGb,
};

/** The region of tests. */
export const plainRegion: Region = {
  productName: "Waymark",
  variants: ["default", "sdmylife", "florida"],
  header: ({ kind, withPartnerLogo }) => (
    <PortalHeader kind={kind} logo="Waymark" partnerLogo={withPartnerLogo && "Partner"} />
  ),
  illustration: () => null,
  variantLogos: {
    sdmylife: { above: () => <b>SD logo</b> },
    florida: { below: () => <b>Florida logo</b> },
  },
};

interface RenderOptions {
  region?: Partial<Region>;
  /** The region in place of the usual one. */
  whole?: Region;
  environment?: Partial<Environment>;
  /** State of this entry of the browser's history. */
  historyState?: unknown;
  /** Why the page was opened. */
  reason?: SignInReason;
  /** Texts of the region, over the portal's. */
  texts?: Partial<Record<Language, Dictionary>>;
  /** Parts that stand in for the usual ones. */
  parts?: PortalProps["parts"];
}

/** Renders the real portal at a path: real providers, real router, all dictionaries loaded; the test provides the network. */
export function renderPortal(path = "/", options: RenderOptions = {}) {
  const { region = {}, environment = {}, historyState = null, reason } = options;
  const { texts = {}, parts, whole = plainRegion } = options;
  window.history.replaceState(historyState, "", path);
  const leaveTo = vi.fn<(url: string) => void>();
  const full = testEnvironment({ leaveTo, ...environment });
  const codes = Object.keys(portalTexts) as Language[];
  const all = codes.map((code) => [code, { ...portalTexts[code], ...texts[code] }]);
  const view = render(
    <PortalInTests
      region={{ ...whole, ...region }}
      environment={full}
      texts={Object.fromEntries(all)}
      dictionaries={dictionaries}
      parts={parts ?? {}}
      reason={reason}
    />,
  );
  return { ...view, leaveTo, user: userEvent.setup() };
}
