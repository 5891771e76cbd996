import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import type { Translator } from "./translator.ts";
import { type Text, TextContext } from "./use-text.ts";

interface TextProviderProps {
  translator: Translator;
  children: ReactNode;
}

/** Gives all below their texts, and gives them again when the language or a dictionary changes. */
export function TextProvider({ translator, children }: TextProviderProps) {
  const { subscribe, version } = translator;
  const current = useSyncExternalStore(subscribe, version, version);
  const text = useMemo(
    () => lookUp(translator),
    // Another version says other texts with the same translator.
    // oxlint-disable-next-line react/exhaustive-deps
    [translator, current],
  );
  return <TextContext value={text}>{children}</TextContext>;
}

function lookUp(translator: Translator): Text {
  return (key: string, values) => {
    if (key === "") throw new Error("Parameter key required");
    return translator.translate(key, values);
  };
}
