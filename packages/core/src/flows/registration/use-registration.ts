import { calls } from "../../api/calls.ts";
import { success } from "../../api/result.ts";
import { useSend } from "../../api/use-send.ts";
import { trimInvisible } from "../../browser/trim-invisible.ts";
import { normalizeAddress, normalizeText } from "../../forms/field-rules.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { useLanguage } from "../../i18n/use-text.tsx";
import { forgetLink } from "../../navigation/link-address.ts";
import { useAppNavigate } from "../../navigation/app-links.tsx";
import type { SentRegistration } from "../../navigation/entry-state.ts";
import { keepRegisteredAddress } from "../../session/visit.ts";
import type { RegistrationData } from "./registration-data.ts";
import type { RegistrationValues } from "./registration-schema.ts";

/** Sends a registration to the administrator, then goes to the confirmation. */
export function useRegistration({ k, institutions, vouchedEmail }: RegistrationData) {
  const send = useSend();
  const navigateTo = useAppNavigate();
  const language = useLanguage();
  return useSubmit<RegistrationValues, SentRegistration>({
    operation: "registration",
    send: async (values) => {
      const institution = institutions.find(({ id }) => id === values.institutionId);
      const response = await send(calls.registration, {
        body: {
          Email: normalizeAddress(values.email),
          FirstName: normalizeText(values.firstName),
          LastName: normalizeText(values.lastName),
          DisplayName: trimInvisible(values.displayName),
          InstitutionId: institution?.sentId ?? values.institutionId,
          K: k,
        },
      });
      if (!response.ok) return response;
      const friendlyMessage = response.data.messages?.[0]?.friendlyMessage ?? null;
      return success({ friendlyMessage, language, isTyped: vouchedEmail === null });
    },
    onSuccess: (state, { email }) => {
      forgetLink();
      keepRegisteredAddress(trimInvisible(email));
      const path = "/registrationconfirmation";
      // Back leads to the form's entry of the history, whose link is spent.
      navigateTo(path, { replace: true, state: { ...state, isReturn: true } });
      navigateTo(path, { state });
      return "leaving";
    },
  });
}
