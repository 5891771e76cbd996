import type { Variant } from "../platform/variant.ts";

export type ScreenName =
  | "sign-in"
  | "forgot"
  | "reset"
  | "mass-print"
  | "must-reset"
  | "verify"
  | "confirm-username"
  | "not-built";

export interface RouteRow {
  path: string;
  screen: ScreenName;
  /** `entry` tries a stored sign-in [EG-1], `clear` forgets it [EG-2]. */
  guard?: "entry" | "clear";
  /** The variant whose path this is; only apps that have the variant serve it [RE-2]. */
  variant?: Exclude<Variant, "default">;
}

/** Every route of section 2 of the specification, in its order. Any other path goes to the root [RT-2]. */
export const routeTable: readonly RouteRow[] = [
  { path: "/", screen: "sign-in", guard: "entry" },
  { path: "/sdmylife", screen: "sign-in", guard: "entry", variant: "sdmylife" },
  { path: "/florida", screen: "sign-in", guard: "entry", variant: "florida" },
  { path: "/forgot", screen: "forgot" },
  { path: "/forgot/sdmylife", screen: "forgot", variant: "sdmylife" },
  { path: "/forgot/florida", screen: "forgot", variant: "florida" },
  { path: "/forgot/:type", screen: "forgot" },
  { path: "/legal", screen: "not-built" },
  { path: "/privacy", screen: "not-built" },
  { path: "/reset/:token/:resetType", screen: "reset", guard: "clear" },
  { path: "/massprint/:token/:tokenType/:massPrintBatchJobId", screen: "mass-print" },
  { path: "/portfoliolinking/:k/:userType", screen: "not-built", guard: "clear" },
  { path: "/portfoliolinking/:k", screen: "not-built", guard: "clear" },
  { path: "/portfoliolinking", screen: "not-built", guard: "clear" },
  { path: "/mustreset", screen: "must-reset", guard: "clear" },
  { path: "/account/:k", screen: "not-built", guard: "clear" },
  { path: "/parent", screen: "not-built" },
  { path: "/noaccount", screen: "not-built" },
  { path: "/switchaccount", screen: "not-built" },
  { path: "/registration/:k", screen: "not-built", guard: "clear" },
  { path: "/registrationconfirmation", screen: "not-built" },
  { path: "/registrationnotallowed", screen: "not-built" },
  { path: "/error", screen: "not-built" },
  { path: "/verify/:token/:tokenType/:languageType/:translationLanguage", screen: "verify" },
  {
    path: "/confirmusernamechange/:token/:tokenType/:languageType/:translationLanguage",
    screen: "confirm-username",
  },
];
