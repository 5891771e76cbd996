/** The reset types that activate an account; any other type is passed through [RS-6, RS-10]. */
export const activationTypes: readonly string[] = [
  "ActivateAccount",
  "ActivateParent",
  "HigherEdActivation",
];

export function isActivation(resetType: string): boolean {
  return activationTypes.includes(resetType);
}

/** Parents confirm their password and see their children [RS-3]. */
export function isParentActivation(resetType: string): boolean {
  return resetType === "ActivateParent";
}

/** Higher-education users are registered by a call of their own [API-17]. */
export function isHigherEdActivation(resetType: string): boolean {
  return resetType === "HigherEdActivation";
}
