import { useNavigate } from "react-router";
import { useForgotForm as useForm } from "../flows/forgot/use-forgot-form.ts";
import { useSentLink } from "../flows/forgot/use-forgot.tsx";
import { fieldPart } from "../ui/part-props.tsx";
import type { ForgotFlow, ForgotFormFlow } from "./flow-types.ts";
import { useFormFlow } from "./use-form-flow.tsx";

/** Forgotten password, for a screen of a region's own: the form or the link that was sent. */
export function useForgot(): ForgotFlow {
  const navigate = useNavigate();
  const { sent, words, setSent, showForm, invited, linking, wasSent } = useSentLink();
  return {
    sent: sent && { email: sent.email, words },
    onSent: setSent,
    again: showForm,
    isInvited: invited,
    wasSent,
    back: linking ? () => void navigate(-1) : null,
  };
}

/**
 * The form for a forgotten password.
 * @param forgot the state of the screen, from `useForgot`
 */
export function useForgotForm({ onSent }: Pick<ForgotFlow, "onSent">): ForgotFormFlow {
  const { settings, email } = useForm(onSent);
  return useFormFlow({
    settings,
    fields: { email: fieldPart(email) },
    required: [["field", email]],
  });
}
