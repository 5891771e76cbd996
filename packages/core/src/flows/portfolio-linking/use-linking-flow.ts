import type { FlowFields } from "../../forms/flow-types.ts";
import { useFormFlow } from "../../forms/use-form-flow.tsx";
import type { FieldPartProps, PasswordPartProps } from "../../ui/component-props.ts";
import { fieldPart } from "../../ui/field.tsx";
import { usePasswordPart } from "../../ui/use-password-part.tsx";
import { backToLinking, useLinkingParams } from "./linking-params.ts";
import { usePortfolioLinkingForm } from "./portfolio-linking-form.tsx";

/** Linking of an existing account. */
export interface LinkingFlow extends FlowFields<{
  username: FieldPartProps;
  password: PasswordPartProps;
}> {
  isEducator: boolean;
  /** For `state` of a `PortalLink` to `/forgot` or `/noaccount`, whose pages then lead back here. */
  linkState: object;
}

/** Linking of an existing account, for a screen of a region's own. */
export function useLinkingFlow(): LinkingFlow {
  const link = useLinkingParams();
  const form = usePortfolioLinkingForm(link);
  const flow = useFormFlow(form.settings, {
    username: fieldPart(form.username),
    password: usePasswordPart(form.password),
  });
  return { ...flow, isEducator: link.isEducator, linkState: backToLinking };
}
