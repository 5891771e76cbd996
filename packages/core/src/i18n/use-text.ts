import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Message, MessageKey } from "./message.ts";

export interface Text {
  (key: MessageKey, values?: Message["values"]): string;
}

/**
 * Looks texts up in the page's language.
 * @throws {Error} 'Parameter key required' for an empty key [LN-4].
 */
export function useText(): Text {
  const { t } = useTranslation();
  return useCallback(
    (key: string, values?: Message["values"]) => {
      if (key === "") throw new Error("Parameter key required");
      return t(key, { ...values });
    },
    [t],
  );
}
