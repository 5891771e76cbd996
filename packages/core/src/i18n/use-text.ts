import { createContext, useContext } from "react";
import type { Message, MessageKey } from "./message.ts";

export interface Text {
  (key: MessageKey, values?: Message["values"]): string;
}

export const TextContext = createContext<Text | null>(null);

/**
 * Looks texts up in the page's language, by i18next.
 * @returns a function from a key, and the values for `{{names}}` in its text, to the text. A number as `count` chooses the
 * plural form. A value is inserted as it is, even if it looks like a placeholder.
 * @throws {Error} 'Parameter key required' from that function for an empty key.
 * @example
 * const text = useText();
 * return <p>{text("TROUBLE_TOO_MANY_MINUTES", { count: 2 })}</p>;
 */
export function useText(): Text {
  const text = useContext(TextContext);
  if (!text) throw new Error("a text needs a <TextProvider> above it");
  return text;
}
