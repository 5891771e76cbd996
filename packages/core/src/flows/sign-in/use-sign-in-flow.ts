import { useLocation } from "react-router";
import type { FlowFields } from "../../forms/flow-types.ts";
import { useFormFlow } from "../../forms/use-form-flow.tsx";
import { routeOf, variantPath } from "../../navigation/find-route.ts";
import type { VariantName } from "../../navigation/route-table.ts";
import { checkboxPart } from "../../ui/checkbox.tsx";
import type {
  CheckboxPartProps,
  FieldPartProps,
  PasswordPartProps,
} from "../../ui/component-props.ts";
import { fieldPart } from "../../ui/field.tsx";
import { usePasswordPart } from "../../ui/use-password-part.tsx";
import { useSignInForm } from "./sign-in-form.tsx";
import { useSignInRoute } from "./sign-in-screen.tsx";

/** Sign-in. */
export interface SignInFlow extends FlowFields<{
  username: FieldPartProps;
  password: PasswordPartProps;
  /** May be left out: then no sign-in is remembered. Null where the configuration has no such box. */
  remember: CheckboxPartProps | null;
}> {
  /** The variant of the page, such as for its logos. */
  variant: VariantName;
  /** Path of the page for a forgotten password, for `PortalLink`. */
  forgotPath: string;
}

/** Sign-in, for a screen of a region's own. It works before React like the portal's, whose messages it shows then. */
export function useSignInFlow(): SignInFlow {
  const route = useSignInRoute(routeOf(useLocation().pathname));
  const form = useSignInForm(route);
  const flow = useFormFlow(form.settings, {
    username: fieldPart(form.username),
    password: usePasswordPart(form.password),
    remember: form.remember && checkboxPart(form.remember),
  });
  const { variant } = route;
  return { ...flow, variant, forgotPath: variantPath("forgot", variant) };
}
