import { calls } from "../../api/calls.ts";
import { useSend } from "../../api/use-send.ts";
import { useSubmission } from "../../api/use-submission.ts";
import { trimInvisible } from "../../platform/clean-text.ts";
import { useGoTo } from "../../shell/use-go-to.ts";
import type { RegistrationValues } from "./registration-schema.ts";

/** Sends a registration to the administrator [API-14, RG-8]. */
export function useRegistration(k: string) {
  const send = useSend();
  const goTo = useGoTo();
  return useSubmission({
    send: async (values: RegistrationValues): Promise<"sent"> => {
      await send(calls.registration, {
        body: {
          Email: trimInvisible(values.email),
          FirstName: trimInvisible(values.firstName),
          LastName: trimInvisible(values.lastName),
          DisplayName: trimInvisible(values.displayName),
          InstitutionId: values.institutionId,
          K: k,
        },
      });
      return "sent";
    },
    follow: () => goTo("/registrationconfirmation"),
    leaves: () => true,
  });
}
