import { useRouteParams } from "../../navigation/route-params.ts";
import { activationTypes, passwordTypes } from "../../navigation/route-table.ts";

const knownTypes = [...passwordTypes, ...activationTypes];
/** Types that the specification names. It does not name that of a forgotten password: the server may spell it otherwise. */
const namedTypes = knownTypes.filter((type) => type !== "ResetPassword");

/** The mailed link of the page's address. */
export function useResetParams() {
  const params = useRouteParams("reset");
  const resetType = resetTypeOf(params.resetType);
  const isActivation = activationTypes.some((type) => type === resetType);
  return {
    token: params.token,
    /** The type as the server knows it. */
    resetType,
    /**
     * True for the first password of an account. Its texts differ from a reset's. The url of its response carries a flag, by
     * which sign-in says that the account is active. A link that has expired when it is opened says whom to ask for a new one.
     */
    isActivation,
    /** Title of the form's screen. */
    title: isActivation ? "reset.activateTitle" : "reset.title",
    /** Parents confirm their password and see their children. */
    isParentActivation: resetType === "ActivateParent",
    /** Higher-education users are registered by a call of their own. */
    isHigherEdActivation: resetType === "HigherEdActivation",
  } as const;
}

/**
 * Returns a known type in its own spelling. Mail programs take a character or a space after a link for a part of it, and some
 * change its case. Any other type stays as it is.
 */
export function resetTypeOf(value: string): string {
  const bare = value.replace(/[^\p{L}\p{N}]+$/u, "");
  const named = namedTypes.find((type) => type.toLowerCase() === bare.toLowerCase());
  return named ?? knownTypes.find((type) => type === bare) ?? value;
}
