import type { HelpState } from "../../navigation/entry-state.ts";
import { useRouteParams } from "../../navigation/route-params.ts";

/** Parameters of a portfolio's link. */
export interface LinkingParams {
  /** The portfolio's key. */
  k: string;
  /** True where `userType` is "educator" in upper or lower case. */
  isEducator: boolean;
}

/** The link of the page's address. */
export function useLinkingParams(): LinkingParams {
  const { k, userType } = useRouteParams("portfolio-linking");
  return { k, isEducator: userType.toLowerCase() === "educator" };
}

/** State of a link to a page with help, which then has a button back. */
export const backToLinking: HelpState = { linking: true };
