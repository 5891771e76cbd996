import { calls } from "../../api/calls.ts";
import { useSend } from "../../api/use-send.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { trimInvisible } from "../../browser/trim-invisible.ts";
import { useAppNavigate } from "../../navigation/use-app-navigate.ts";
import type { Institution } from "./institutions.ts";
import type { RegistrationValues } from "./registration-schema.ts";

/** A registration that was sent, with the server's own words about it, where it sent some. */
interface SentRegistration {
  friendlyMessage: string | null;
}

/** Sends a registration to the administrator [API-14, RG-8]. */
export function useRegistration(k: string, institutions: readonly Institution[]) {
  const send = useSend();
  const navigateTo = useAppNavigate();
  return useSubmit({
    send: async (values: RegistrationValues): Promise<SentRegistration> => {
      const institution = institutions.find(({ id }) => id === values.institutionId);
      const { messages } = await send(calls.registration, {
        body: {
          Email: trimInvisible(values.email),
          FirstName: trimInvisible(values.firstName),
          LastName: trimInvisible(values.lastName),
          DisplayName: trimInvisible(values.displayName),
          InstitutionId: institution?.sentId ?? values.institutionId,
          K: k,
        },
      });
      return { friendlyMessage: messages?.[0]?.friendlyMessage ?? null };
    },
    // The next screen shows the words, after a reload too, so they go along in the browser's history.
    follow: (state) => navigateTo("/registrationconfirmation", { state }),
    leaves: () => true,
  });
}
