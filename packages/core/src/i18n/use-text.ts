import { createContext, useContext } from "react";
import type { Message, MessageKey } from "./message.ts";

export interface Text {
  (key: MessageKey, values?: Message["values"]): string;
}

export const TextContext = createContext<Text | null>(null);

/**
 * Looks texts up in the page's language.
 * @throws {Error} 'Parameter key required' for an empty key [LN-4].
 */
export function useText(): Text {
  const text = useContext(TextContext);
  if (!text) throw new Error("a text needs a <TextProvider> above it");
  return text;
}
