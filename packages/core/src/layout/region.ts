import type { LazyIllustration } from "./illustration.tsx";
import type { LazyPage } from "./lazy-page.ts";
import { type ComponentType, createContext, type ReactNode, type RefObject } from "react";
import type { Analytics } from "../analytics/analytics.ts";
import type { Reports } from "../reporting/report-types.ts";
import type { Language, Languages } from "../i18n/languages.ts";
import type {
  ReplaceableScreen,
  RouteRow,
  VariantName,
  ScreenName,
} from "../navigation/route-table.ts";
import { nameOfVariant, type Variants } from "../navigation/variants.ts";
import type { OwnComponents } from "../ui/component-props.ts";
import type { HeaderKind } from "../navigation/header-kind.ts";
import { useRequired } from "../browser/use-required.ts";
import type { CardSlots, FormSlots } from "../ui/slot.tsx";

/** Props of an app's own header. */
export interface HeaderProps {
  kind: HeaderKind;
  /** Florida's paths ask for the partner's logo. */
  withPartnerLogo: boolean;
}

/** Props of a region's provider. */
export interface ProviderProps {
  /** The portal. */
  children: ReactNode;
}

/** Props of an app's own footer. */
export interface FooterProps {
  /** List items for the footer's links: the switch of statistics. If the footer leaves it out, a banner below the page has it. */
  note: ReactNode;
}

/** Props of the component that shows an institution's logos. */
export interface BrandLogosProps {
  place: "header" | "footer";
  institutionId: string;
  /** Origins of the configuration; empty ones stand for the page's own. */
  apiOrigin: string;
  staticOrigin: string;
}

/** Shows an institution's logos; `BrandLogos` of `@waymark/branding` is one. */
export type BrandLogosComponent = ComponentType<BrandLogosProps>;

/**
 * A region: data, and components in slots. Each slot has an error boundary. Its fallback is the portal's own header,
 * footer or screen, or nothing; a region's own page shows an error.
 */
export interface Region {
  /** Shown to people as the product's name. */
  productName: string;
  /** A build for the UK speaks UK English wherever it is served. */
  country?: "uk";
  /** The languages of the app, as `src/languages.ts` lists them; the first one speaks first. Canadian English and French by default. */
  languages?: Languages;
  /** Sign-in variants of the app; the first one is its root's. Rows of its own are in `src/variants.ts`. */
  variants: Variants;
  /**
   * Pattern of a first or last name; the specification's letters a-z and A-Z by default. A wider one needs its own
   * `INVALID_FIRST_NAME` and `INVALID_LAST_NAME`.
   */
  namePattern?: RegExp;
  /** Above every screen; made of `PortalHeader`, or of something else with a `header` element and a way to `/`. */
  header: ComponentType<HeaderProps>;
  /** Beside every screen; on a phone, a strip above it. Screen readers skip it. Without one a page has one column. */
  illustration?: ComponentType | LazyIllustration;
  /** Around header, screens and footer, for contexts of the region's own. Pages also have to work without it, as where it throws. */
  provider?: ComponentType<ProviderProps>;
  /** Below every screen; composed of `PortalFooter`, which is the default. */
  footer?: ComponentType<FooterProps>;
  /** Pages of the region's own by their path, such as `/about` or `/events/:id`; paths of the portal stay the portal's. */
  pages?: Readonly<Record<`/${string}`, LazyPage>>;
  /**
   * Screens in place of the portal's. One with a form takes it from `@waymark/core/headless`; `lazyPage` keeps one out of the
   * scripts that every page starts with.
   */
  screens?: Partial<Record<ReplaceableScreen, ComponentType | LazyPage>>;
  /** Components in place of the portal's own, on every screen; made by `ownComponents`. */
  components?: OwnComponents;
  /** Components in places of the portal's screens. */
  slots?: Slots;
  /** Shows the logos of the configured institution, in header and footer. */
  brandLogos?: BrandLogosComponent;
  /** Logo above the sign-in of a variant, and below it. */
  variantLogos?: Partial<Record<VariantName, { above?: ComponentType; below?: ComponentType }>>;
  /** Counts visits, where an identifier is configured. */
  analytics?: Analytics;
  /** Reports failures, errors and web vitals, where an address is configured. */
  reports?: Reports;
}

/** A wait for a screen. */
interface Waiting {
  /** When it began, on the clock of `performance.now`. */
  since: number;
  /** Path of the page that it began on. */
  pathname: string;
}

/** The region of the page, its first language, and what its screens remember of each other. */
export interface Frame {
  region: Region;
  /** The language that the page had first. */
  firstLanguage: Language;
  /** Title of the screen that was shown last, null before the first. */
  screenMemory: RefObject<string | null>;
  /** The wait of the page for its screen, null where it does not wait. */
  waiting: RefObject<Waiting | null>;
}

export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  return useRequired(FrameContext);
}

export function useRegion(): Region {
  return useFrame().region;
}

/** The sign-in variant of a route; that of the region's root for routes without one. */
export function useVariantOf(row: RouteRow | undefined): VariantName {
  const { variants } = useRegion();
  return row?.variant ?? nameOfVariant(variants[0]);
}

/** The fields of each screen with a form, by their names. */
interface FieldsOfScreens {
  "sign-in": "username" | "password";
  forgot: "email";
  reset: "password" | "confirmPassword";
  "must-reset": "password";
  "portfolio-linking": "username" | "password";
  registration: "email" | "firstName" | "lastName" | "displayName" | "institutionId";
}

/** Components in places of the portal's screens, by the name of the screen. One that throws is left out. */
export type Slots = {
  readonly [Screen in ScreenName]?: Screen extends keyof FieldsOfScreens
    ? FormSlots<FieldsOfScreens[Screen]>
    : CardSlots;
};
