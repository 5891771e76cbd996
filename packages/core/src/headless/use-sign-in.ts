import { useLocation } from "react-router";
import { useSignInForm } from "../flows/sign-in/use-sign-in-form.tsx";
import { useVariantOf } from "../layout/region.ts";
import { routeOf, variantPath } from "../navigation/routes.ts";
import { checkboxPart, fieldPart, usePasswordPart } from "../ui/part-props.tsx";
import type { SignInFlow } from "./flow-types.ts";
import { useFormFlow } from "./use-form-flow.tsx";

/** Sign-in, for a screen of a region's own. It works before React like the portal's, whose messages it shows then. */
export function useSignIn(): SignInFlow {
  const row = routeOf(useLocation().pathname);
  const variant = useVariantOf(row);
  const route = { variant, isRoot: row?.path === "/" };
  const { settings, username, password, remember } = useSignInForm(route);
  const flow = useFormFlow({
    settings,
    fields: {
      username: fieldPart(username),
      password: usePasswordPart(password),
      remember: remember && checkboxPart(remember),
    },
    required: [
      ["field", username],
      ["password", password],
    ],
  });
  return { ...flow, forgotPath: variantPath("forgot", variant) };
}
