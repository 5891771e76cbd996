import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { type Pending, pending } from "../api/pending.ts";
import { useStyles } from "../ui/use-styles.ts";
import { useMissingLanguage } from "../i18n/language-context.tsx";
import { languages } from "../i18n/languages.ts";
import { useLanguage, useText } from "../i18n/use-text.tsx";
import { LANGUAGE_DELAY_MS, STILL_TRYING_MS } from "../config/constants.ts";
import { useOnline } from "../browser/online.ts";
import { useEnvironment } from "../config/environment.ts";
import { useRegion } from "../layout/region.ts";
import { pageLanguage } from "../navigation/page-language.ts";
import { StatusBanner } from "../ui/status-banner.tsx";
import { stillTryingStyles } from "./still-trying-styles.ts";

/** Calls with a progress message of their own. */
const announcedElsewhere: readonly string[] = ["redirect", "logout"];

const nothing: readonly Pending[] = [];

/** A progress message that is shown. */
interface Progress {
  /** The subject of the message. */
  current: Pending;
  key: "waiting" | "stillTrying";
  /** The form that has made the call, if one has. */
  form: Element | null;
}

/**
 * Shows that a call, a screen's script or a language's texts take long: below the pressed button, else at the foot of the
 * window. Online, it also names a language that did not load.
 */
export function StillTryingBanner() {
  const text = useText();
  const current = useCurrentPending();
  const missing = useMissingLanguage();
  const language = useOnline() && missing && languages[missing].ownName;
  const shown = useProgress(current);
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

/** Returns the progress message of what is pending, once it has taken long. */
function useProgress(current: Pending | null): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null);

  useEffect(() => {
    if (current === null) return;
    const { name, since } = current;
    const showAfter = (key: Progress["key"], delay: number) =>
      setTimeout(() => setProgress({ current, key, form: busyForm() }), since + delay - Date.now());
    // In this order: both may be due at once, after another call's message.
    const timers = name === "texts" ? [showAfter("waiting", LANGUAGE_DELAY_MS)] : [];
    timers.push(showAfter("stillTrying", STILL_TRYING_MS));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [current]);

  return current !== null && progress?.current === current ? progress : null;
}

/** The line below the button; the status element announces it. */
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

/** Returns the oldest pending call or script without a progress message of its own, else the pending texts. */
function useCurrentPending(): Pending | null {
  const { country } = useEnvironment();
  const earlier = useEarlierCalls();
  const wanted = pageLanguage(country, useLocation(), useRegion().languages);
  const isLanguageAwaited = wanted !== useLanguage();
  return useSyncExternalStore(
    pending.subscribe,
    () => oldest(earlier) ?? (isLanguageAwaited ? newestTexts() : null),
    none,
  );
}

/** Returns the pending calls of the screen before this one. They run to their end, and their outcome is ignored. */
function useEarlierCalls(): readonly Pending[] {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState({ pathname, earlier: nothing });
  if (opened.pathname !== pathname) setOpened({ pathname, earlier: pending.get() });
  return opened.earlier;
}

function oldest(earlier: readonly Pending[]): Pending | null {
  const rest = pending
    .get()
    .filter((each) => each.name === "screen" || !earlier.includes(each))
    .find(({ name }) => name !== "texts" && !announcedElsewhere.includes(name));
  return rest ?? null;
}

/** Returns the pending texts of the language that was chosen last: those of an earlier choice may still load. */
function newestTexts(): Pending | null {
  const texts = pending.get().filter(({ name }) => name === "texts");
  return texts.at(-1) ?? null;
}

function none(): null {
  return null;
}
