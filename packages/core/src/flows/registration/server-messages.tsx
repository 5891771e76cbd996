import { useState } from "react";
import type { ResponseData } from "../../api/response-schemas.ts";
import type { ErrorMessage } from "../../errors/error-message.ts";
import { ErrorText } from "../../errors/error-text.tsx";
import { type MessageKey, SERVER_PREFIX } from "../../i18n/message.ts";
import { useHasText, useLanguage } from "../../i18n/use-text.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Messages of the server that come with the form's data: its own text, else the message of its key. */
export function ServerMessages({ messages }: Pick<ResponseData<"registrationData">, "messages">) {
  // Shown as soon as the data is there, so that this is the language that the server was asked in.
  const [language] = useState(useLanguage());
  const has = useHasText();
  const shown = (messages ?? []).flatMap(
    ({ friendlyMessage, translationKey }): ErrorMessage["message"][] => {
      if (friendlyMessage) return [{ text: friendlyMessage, language }];
      if (!translationKey) return [];
      const words = SERVER_PREFIX + translationKey;
      return [{ key: (has(words) ? words : translationKey) as MessageKey }];
    },
  );
  if (shown.length === 0) return null;
  return (
    <Notice tone="info">
      {shown.map((message, index) => (
        // The list does not change.
        <p key={index}>
          <ErrorText message={message} />
        </p>
      ))}
    </Notice>
  );
}
