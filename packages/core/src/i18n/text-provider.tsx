import { type ReactNode, useSyncExternalStore } from "react";
import type { PortalI18n } from "./create-i18n.ts";
import { TextContext } from "./use-text.ts";

interface TextProviderProps {
  i18n: PortalI18n;
  children: ReactNode;
}

/** Gives all below their texts, and gives them again when the language or a dictionary changes. */
export function TextProvider({ i18n, children }: TextProviderProps) {
  const text = useSyncExternalStore(i18n.subscribe, i18n.text, i18n.text);
  return <TextContext value={text}>{children}</TextContext>;
}
