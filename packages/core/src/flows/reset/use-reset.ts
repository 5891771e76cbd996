import { useState } from "react";
import { calls } from "../../api/calls.ts";
import { useSend } from "../../api/use-send.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { withQueryFlag } from "../../navigation/safe-redirect-url.ts";
import { useRedirect } from "../../navigation/use-redirect.ts";
import { uuid } from "../../browser/uuid.ts";
import type { ResetValues } from "./reset-schema.ts";
import { isActivation, isHigherEdActivation } from "./reset-types.ts";

interface ResetLink {
  token: string;
  resetType: string;
  username: string;
}

/** A place to go, or null where the server named one that must not be followed [QT-1]. */
interface ResetStep {
  url: string | null;
}

/** Sets the password, then leaves for the returned url [RS-7]. */
export function useReset({ token, resetType, username }: ResetLink) {
  const [requestId] = useState(uuid);
  const send = useSend();
  const redirect = useRedirect();

  async function setPassword(password: string): Promise<string> {
    if (isHigherEdActivation(resetType)) {
      const answer = await send(calls.registerHigherEd, { body: { emailToken: token, password } });
      return answer.loginUrl;
    }
    const answer = await send(calls.resetPassword, {
      body: {
        UserName: username,
        Password: password,
        resetPasswordType: resetType,
        token,
        requestId,
      },
    });
    return answer.url;
  }

  return useSubmit({
    send: async ({ password }: ResetValues): Promise<ResetStep> => {
      const url = redirect.check(await setPassword(password));
      if (url === null || !isActivation(resetType)) return { url };
      return { url: withQueryFlag(url, "activate=true") };
    },
    follow: ({ url }) => {
      if (url !== null) redirect.leaveTo(url);
    },
    leaves: ({ url }) => url !== null,
  });
}
