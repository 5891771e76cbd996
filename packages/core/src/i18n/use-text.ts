import { useCallback } from "react";
import type { Message, MessageKey } from "./message.ts";
import { useTranslator } from "./translator-context.tsx";

export interface Text {
  (key: MessageKey, values?: Message["values"]): string;
}

/**
 * Looks texts up in the page's language.
 * @throws {Error} 'Parameter key required' for an empty key [LN-4].
 */
export function useText(): Text {
  const { translator, version } = useTranslator();
  return useCallback(
    (key: string, values?: Message["values"]) => {
      if (key === "") throw new Error("Parameter key required");
      return translator.t(key, { ...values });
    },
    // Another version says other texts with the same translator.
    // oxlint-disable-next-line react/exhaustive-deps
    [translator, version],
  );
}
