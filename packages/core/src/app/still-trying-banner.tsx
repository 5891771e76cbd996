import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { type Pending, pending } from "../api/pending.ts";
import { useStyles } from "../ui/use-styles.ts";
import { useLanguage, useMissingLanguage } from "../i18n/language-context.tsx";
import { languages } from "../i18n/languages.ts";
import { useText } from "../i18n/use-text.tsx";
import { LANGUAGE_DELAY_MS, STILL_TRYING_MS } from "../config/constants.ts";
import { useOnline } from "../browser/online.ts";
import { useEnvironment } from "../config/environment.ts";
import { useRegion } from "../layout/region.ts";
import { pageLanguage } from "../navigation/page-language.ts";
import { StatusBanner } from "../ui/status-banner.tsx";
import { stillTryingStyles } from "./still-trying-styles.ts";

/** Calls with a progress message of their own. */
const saidElsewhere: readonly string[] = ["redirect", "logout"];

const nothing: readonly Pending[] = [];

interface Said {
  awaited: Pending;
  key: "waiting" | "stillTrying";
  /** The form that has made the call, if one has. */
  form: Element | null;
}

/**
 * Says that a call is still being tried when its response takes long, or a screen or a language that does not come. It is
 * below the pressed button, else at the foot of the window; a language has no button. Online, one that did not load is named.
 */
export function StillTryingBanner() {
  const text = useText();
  const awaited = useAwaited();
  const missing = useMissingLanguage();
  const language = useOnline() && missing && languages[missing].ownName;
  const [said, setSaid] = useState<Said | null>(null);

  useEffect(() => {
    if (awaited === null) return;
    const { name, since } = awaited;
    const say = (key: Said["key"], delay: number) =>
      setTimeout(() => setSaid({ awaited, key, form: busyForm() }), since + delay - Date.now());
    // In their order: both are over at once where something else was waited for before.
    const timers = name === "texts" ? [say("waiting", LANGUAGE_DELAY_MS)] : [];
    timers.push(say("stillTrying", STILL_TRYING_MS));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [awaited]);

  const shown = awaited !== null && said?.awaited === awaited ? said : null;
  const form = shown?.form;
  const words = shown && text(shown.key);
  return (
    <>
      <StatusBanner>
        {(!form && words) || (language && text("language.missing", { language }))}
      </StatusBanner>
      <div role="status" className="wm-visually-hidden">
        {form && words}
      </div>
      <>{form && words && createPortal(<StillTrying text={words} />, form)}</>
    </>
  );
}

/** The line below the button; the status element says it to screen readers. */
function StillTrying({ text }: { text: string }) {
  useStyles(stillTryingStyles);
  return (
    <p className="wm-still-trying" aria-hidden>
      {text}
    </p>
  );
}

function busyForm(): Element | null {
  return document.querySelector("form [type=submit][aria-busy=true]")?.closest("form") ?? null;
}

/** The oldest that is waited for and that nothing else speaks of. */
function useAwaited(): Pending | null {
  const { country } = useEnvironment();
  const left = useLeft();
  const wanted = pageLanguage(country, useLocation(), useRegion().languages);
  const isLanguageAwaited = wanted !== useLanguage();
  return useSyncExternalStore(
    pending.subscribe,
    () => oldest(left) ?? (isLanguageAwaited ? newestTexts() : null),
    none,
  );
}

/** Submits of the screen before this one, which run to their end: their outcome leads nowhere. */
function useLeft(): readonly Pending[] {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState({ pathname, left: nothing });
  if (opened.pathname !== pathname) setOpened({ pathname, left: pending.get() });
  return opened.left;
}

function oldest(left: readonly Pending[]): Pending | null {
  const rest = pending
    .get()
    .filter((each) => each.name === "screen" || !left.includes(each))
    .find(({ name }) => name !== "texts" && !saidElsewhere.includes(name));
  return rest ?? null;
}

/** The texts of the last choice: those of a language that was left for another one may still be on their way. */
function newestTexts(): Pending | null {
  const texts = pending.get().filter(({ name }) => name === "texts");
  return texts.at(-1) ?? null;
}

function none(): null {
  return null;
}
