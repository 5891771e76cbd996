import type { Variant } from "./variant.ts";

/** The screens that ask nothing and decide nothing: a region may say what they say in its own way. */
export type ReplaceableScreen =
  | "legal"
  | "privacy"
  | "registration-confirmation"
  | "registration-not-allowed"
  | "parent"
  | "no-account"
  | "error";

type ScreenName =
  | ReplaceableScreen
  | "sign-in"
  | "forgot"
  | "reset"
  | "mass-print"
  | "must-reset"
  | "verify"
  | "confirm-username"
  | "account-choice"
  | "portfolio-linking"
  | "no-portfolio"
  | "switch-account"
  | "registration";

/** A route as the table spells it, e.g. `/registration/:k`; what stood in place of the parts is not in it. */
export type RoutePath = (typeof routeTable)[number]["path"];

export interface RouteRow {
  path: string;
  screen: ScreenName;
  /** `entry` tries a stored sign-in [EG-1], `clear` forgets it [EG-2]. */
  guard?: "entry" | "clear";
  /** The variant whose path this is; only apps that have the variant serve it [RE-2]. */
  variant?: Exclude<Variant, "default">;
  /** People come by a link in an email. A path that begins like the route and is none is a link that was cut off. */
  mailed?: true;
}

/** Every route of section 2 of the specification, in its order. Any other path goes to the root [RT-2]. */
export const routeTable = [
  { path: "/", screen: "sign-in", guard: "entry" },
  { path: "/sdmylife", screen: "sign-in", guard: "entry", variant: "sdmylife" },
  { path: "/florida", screen: "sign-in", guard: "entry", variant: "florida" },
  { path: "/forgot", screen: "forgot" },
  { path: "/forgot/sdmylife", screen: "forgot", variant: "sdmylife" },
  { path: "/forgot/florida", screen: "forgot", variant: "florida" },
  { path: "/forgot/:type", screen: "forgot" },
  { path: "/legal", screen: "legal" },
  { path: "/privacy", screen: "privacy" },
  { path: "/reset/:token/:resetType", screen: "reset", guard: "clear", mailed: true },
  {
    path: "/massprint/:token/:tokenType/:massPrintBatchJobId",
    screen: "mass-print",
    mailed: true,
  },
  { path: "/portfoliolinking/:k/:userType", screen: "portfolio-linking", guard: "clear" },
  { path: "/portfoliolinking/:k", screen: "portfolio-linking", guard: "clear" },
  { path: "/portfoliolinking", screen: "no-portfolio", guard: "clear" },
  { path: "/mustreset", screen: "must-reset", guard: "clear" },
  { path: "/account/:k", screen: "account-choice", guard: "clear" },
  { path: "/parent", screen: "parent" },
  { path: "/noaccount", screen: "no-account" },
  { path: "/switchaccount", screen: "switch-account" },
  { path: "/registration/:k", screen: "registration", guard: "clear" },
  { path: "/registrationconfirmation", screen: "registration-confirmation" },
  { path: "/registrationnotallowed", screen: "registration-not-allowed" },
  // Also where the screen is a region's own [RT-8].
  { path: "/error", screen: "error", guard: "clear" },
  {
    path: "/verify/:token/:tokenType/:languageType/:translationLanguage",
    screen: "verify",
    mailed: true,
  },
  {
    path: "/confirmusernamechange/:token/:tokenType/:languageType/:translationLanguage",
    screen: "confirm-username",
    mailed: true,
  },
] as const satisfies readonly RouteRow[];
