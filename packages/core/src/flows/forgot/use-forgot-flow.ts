import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { FlowFields } from "../../forms/flow-types.ts";
import { useFormFlow } from "../../forms/use-form-flow.tsx";
import { useBackToLinking } from "../shared/way-back.tsx";
import { routeOf, variantPath } from "../../navigation/find-route.ts";
import type { FieldPartProps } from "../../ui/component-props.ts";
import { fieldPart } from "../../ui/field.tsx";
import { useForgotForm } from "./forgot-form.tsx";
import type { SentLink } from "./use-forgot.ts";
import { useSentLink } from "./use-sent-link.tsx";

/** Link that was sent. */
export interface SentMessage {
  email: string;
  /** The server's own text; null without any. */
  words: ReactNode;
}

/** Forgotten password: what the screen shows. */
export interface ForgotFlow {
  /** The link that was sent; null while the form is shown. */
  sent: SentMessage | null;
  /** Shows the form again. */
  again: () => void;
  /** Called by the form. */
  onSent: (link: SentLink) => void;
  /** True for a person who was invited and has no password yet. */
  isInvited: boolean;
  /** True where a link was sent before, by this entry of the history. */
  wasSent: boolean;
  /** Leads back to the linking page that the person came from; null for others. */
  back: (() => void) | null;
  /** Path of the variant's sign-in page, for `PortalLink`. */
  signInPath: string;
}

/** The form for a forgotten password. */
export type ForgotFormFlow = FlowFields<{ email: FieldPartProps }>;

/** Forgotten password, for a screen of a region's own: the form or the link that was sent. */
export function useForgotFlow(): ForgotFlow {
  const { variant = "default" } = routeOf(useLocation().pathname) ?? {};
  const back = useBackToLinking();
  return { ...useSentLink(), back, signInPath: variantPath("sign-in", variant) };
}

/**
 * The form for a forgotten password.
 * @param forgot the state of the screen, from `useForgotFlow`
 */
export function useForgotFormFlow({ onSent }: Pick<ForgotFlow, "onSent">): ForgotFormFlow {
  const { settings, email } = useForgotForm(onSent);
  return useFormFlow(settings, { email: fieldPart(email) });
}
