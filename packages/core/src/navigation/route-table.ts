/** The sign-in variants of the specification; all but the first are named by their path. */
export type Variant = "default" | "sdmylife" | "florida";

/** The name of a variant, of the specification's or of a region's own. */
export type VariantName = Variant | (string & {});

/** Name of a call that signs in. */
export type LoginCall = "login" | "loginSd";

/** Columns of the table: the facts of a route. */
interface RouteColumns {
  path: string;
  /** The name of its entry in `app/screens.tsx`. */
  screen: string;
  /** `entry` tries a stored sign-in first, `clear` forgets it. Without one, sign-in has the person confirm it. */
  guard?: "entry" | "clear";
  /** The variant whose path this is; only apps that have the variant serve it. */
  variant?: VariantName;
  /** The call that its variant signs in by; `login` without it. */
  login?: LoginCall;
  /** Opened by a link in an email. A path that only begins like the route is a link that was cut off. */
  mailed?: true;
  /** Why its link leads to sign-in once it was used; without it, because it is closed. */
  spent?: "listOpened";
  /** Search engines may list it. */
  indexed?: true;
  /** Parameters of the query with which the screen differs from the prerendered page. */
  queries?: readonly string[];
  /** Values of parameters that change the prerendered content: a page is prerendered for each of these groups. */
  prerender?: readonly Readonly<Record<string, readonly string[]>>[];
}

/** The reset types of a forgotten and of a forced reset. */
export const passwordTypes = ["ResetPassword", "ForceResetPassword"] as const;

/** The reset types that activate an account; the server may send others, which reset a password. */
export const activationTypes = ["ActivateAccount", "ActivateParent", "HigherEdActivation"] as const;

/** The parameter of the address to which the product sends people after it has signed them out. */
export const SIGNED_OUT_PARAMETER = "signedout";

/** The parameter of a url to leave to after an activation, and of a sign-in page's address where that is the portal's. */
export const ACTIVATION_PARAMETER = "activate";

/** Columns of every sign-in page. The parameters of its query say why an address leads there. */
export const signInColumns = {
  screen: "sign-in",
  guard: "entry",
  indexed: true,
  queries: [SIGNED_OUT_PARAMETER, ACTIVATION_PARAMETER],
} as const;

/** Every route of section 2 of the specification, in its order. Any other path goes to the root. */
export const routeTable = [
  { path: "/", ...signInColumns },
  { path: "/sdmylife", ...signInColumns, variant: "sdmylife", login: "loginSd" },
  { path: "/florida", ...signInColumns, variant: "florida" },
  { path: "/forgot", screen: "forgot" },
  { path: "/forgot/sdmylife", screen: "forgot", variant: "sdmylife" },
  { path: "/forgot/florida", screen: "forgot", variant: "florida" },
  { path: "/forgot/:type", screen: "forgot" },
  { path: "/legal", screen: "legal", indexed: true },
  { path: "/privacy", screen: "privacy", indexed: true },
  {
    path: "/reset/:token/:resetType",
    screen: "reset",
    guard: "clear",
    mailed: true,
    prerender: [{ resetType: passwordTypes }, { resetType: activationTypes }],
  },
  {
    path: "/massprint/:token/:tokenType/:massPrintBatchJobId",
    screen: "mass-print",
    mailed: true,
    spent: "listOpened",
  },
  {
    path: "/portfoliolinking/:k/:userType",
    screen: "portfolio-linking",
    guard: "clear",
    prerender: [{ userType: ["educator"] }, { userType: ["student"] }],
  },
  { path: "/portfoliolinking/:k", screen: "portfolio-linking", guard: "clear" },
  { path: "/portfoliolinking", screen: "no-portfolio", guard: "clear", queries: ["code"] },
  { path: "/mustreset", screen: "must-reset", guard: "clear" },
  { path: "/account/:k", screen: "account-choice", guard: "clear" },
  { path: "/parent", screen: "parent" },
  { path: "/noaccount", screen: "no-account" },
  { path: "/switchaccount", screen: "switch-account" },
  { path: "/registration/:k", screen: "registration", guard: "clear" },
  { path: "/registrationconfirmation", screen: "registration-confirmation" },
  { path: "/registrationnotallowed", screen: "registration-not-allowed" },
  // The guard stays where a region shows a screen of its own.
  { path: "/error", screen: "error", guard: "clear", queries: ["code"] },
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
] as const satisfies readonly RouteColumns[];

/** A row of the table of routes. */
type Row = (typeof routeTable)[number];

/** A route's pattern, e.g. `/registration/:k`; the values of its parameters are not in it. */
export type RoutePath = Row["path"];

/** The path of a region's own variant. */
export type OwnPath = `/${string}` & {};

/** A route's pattern, never the actual path, which may contain a token; `*` for what is no route. */
export type RoutePattern = RoutePath | OwnPath | "*";

/** The name of a screen. */
export type ScreenName = Row["screen"];

/** A row of the table, with every column that a row may have. */
export interface RouteRow extends RouteColumns {
  path: RoutePath | OwnPath;
  screen: ScreenName;
}

/** Returns true for a route whose paths name the page's language. */
export function namesLanguage({ path }: Pick<RouteRow, "path">): boolean {
  return path.includes(":languageType");
}

/** The parameters of a screen's routes. */
export type RouteParams<Name extends ScreenName> = Record<
  ParamOf<Extract<Row, { screen: Name }>["path"]>,
  string
>;

/** The names of the parameters in a pattern. */
export type ParamOf<Pattern extends string> =
  Pattern extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParamOf<Rest>
    : Pattern extends `${string}:${infer Name}`
      ? Name
      : never;

/** The screens that a region may write itself: all but those that only redirect, and the choice of a workspace. */
export type ReplaceableScreen = Exclude<
  ScreenName,
  "mass-print" | "no-portfolio" | "switch-account"
>;
