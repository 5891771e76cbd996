import { useLanguage, useText } from "../i18n/use-text.tsx";
import { clockText } from "./duration-text.ts";

/** A code with the time of day in the page's language. */
export function CodeText({ code, at }: { code: string; at: Date }) {
  const text = useText();
  const time = clockText(at, useLanguage());
  return (
    <span translate="no" data-code={code}>
      {text("problem.code", { code, time })}
    </span>
  );
}
