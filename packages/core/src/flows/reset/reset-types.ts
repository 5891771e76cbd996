import { activationTypes } from "../../navigation/route-table.ts";

export function isActivation(resetType: string): boolean {
  return activationTypes.some((type) => type === resetType);
}

/** Parents confirm their password and see their children. */
export function isParentActivation(resetType: string): boolean {
  return resetType === "ActivateParent";
}

/** Higher-education users are registered by a call of their own. */
export function isHigherEdActivation(resetType: string): boolean {
  return resetType === "HigherEdActivation";
}
