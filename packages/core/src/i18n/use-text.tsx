import { createContext, type ReactNode, useSyncExternalStore } from "react";
import type { Readable } from "../browser/store.ts";
import { useRequired } from "../browser/use-required.ts";
import type { Language } from "./languages.ts";
import type { Message, MessageKey, PortalText, RegionKey, Text } from "./message.ts";

/** The look-up of texts; `VariantTexts` puts another one around a screen. */
export const TextContext = createContext<PortalText | null>(null);

/**
 * Looks texts up in the page's language, by i18next.
 * @returns a function from a key, and the values for `{{names}}` in its text, to the text. A number as `count` chooses the
 * plural form. A value is inserted as it is, even if it looks like a placeholder.
 * @throws {Error} 'Parameter key required' from that function for an empty key.
 * @example
 * const text = useText();
 * return <p>{text("TROUBLE_TOO_MANY_MINUTES", { count: 2 })}</p>;
 * @example <caption>A region's own keys, typed by its English dictionary</caption>
 * import type english from "../translations/en-CA.json";
 * export const useText = usePortalText<typeof english>;
 */
export function useText<Texts extends object = object>(): Text<MessageKey | RegionKey<Texts>> {
  return useRequired(TextContext) as Text<string>;
}

/** The language that the page shows. */
export function useLanguage(): Language {
  return useRequired(TextContext).language;
}

/** Returns the function that tells whether the page's language has a text of a key. */
export function useHasText(): PortalText["has"] {
  return useRequired(TextContext).has;
}

/** Returns the languages that people choose from (`languagesOffered`), the one that speaks first in front. */
export function useLanguagesOffered(): PortalText["offered"] {
  return useRequired(TextContext).offered;
}

/** Texts that views follow. They know nothing else of i18next (`create-i18n.ts`). */
interface FollowedTexts {
  text: Readable<PortalText>;
}

/** Follows the look-up of texts, which is another one when the language or a dictionary changes. */
export function useFollowedText({ text }: FollowedTexts): PortalText {
  return useSyncExternalStore(text.subscribe, text.get, text.get);
}

interface TextProviderProps {
  i18n: FollowedTexts;
  children: ReactNode;
}

/** Provides the look-up of texts, which is another one when the language or a dictionary changes. */
export function TextProvider({ i18n, children }: TextProviderProps) {
  return <TextContext value={useFollowedText(i18n)}>{children}</TextContext>;
}

/** A message in the page's language, marked with its key. */
export function MessageText({ message }: { message: Message }) {
  const text = useText();
  return <span data-message={message.key}>{text(message.key, message.values)}</span>;
}
