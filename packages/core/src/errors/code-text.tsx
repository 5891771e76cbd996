import { useLanguage } from "../i18n/language-context.tsx";
import { useText } from "../i18n/use-text.tsx";

/** A code with the time of day in the page's language. */
export function CodeText({ code, at }: { code: string; at: Date }) {
  const text = useText();
  const clock = new Intl.DateTimeFormat(useLanguage(), { timeStyle: "short" });
  return (
    <span translate="no" data-code={code}>
      {text("problem.code", { code, time: clock.format(at) })}
    </span>
  );
}
