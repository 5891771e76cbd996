import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { pending } from "../api/pending.ts";
import { useStyles } from "../ui/use-styles.ts";
import { useText } from "../i18n/use-text.tsx";
import { STILL_TRYING_MS } from "../config/constants.ts";
import { StatusBanner } from "../ui/banner.tsx";
import { stillTryingStyles } from "./still-trying-styles.ts";

/** Calls with a progress message of their own. */
const saidElsewhere: readonly string[] = ["redirect", "logout"];

interface SlowCall {
  since: number;
  /** The form that has made the call, if one has. */
  form: Element | null;
}

/**
 * Says that a call is still being tried when its response takes long, or a screen or a language that does not come. It is
 * below the pressed button, else at the foot of the window.
 */
export function StillTryingBanner() {
  const text = useText()("stillTrying");
  const since = useSyncExternalStore(pending.subscribe, oldest, none);
  const [slow, setSlow] = useState<SlowCall | null>(null);

  useEffect(() => {
    if (since === null) return;
    const say = () => setSlow({ since, form: busyForm() });
    const timer = setTimeout(say, since + STILL_TRYING_MS - Date.now());
    return () => clearTimeout(timer);
  }, [since]);

  const shown = since !== null && slow?.since === since ? slow : null;
  const form = shown?.form;
  return (
    <>
      <StatusBanner>{shown && !form && text}</StatusBanner>
      <div role="status" className="wm-visually-hidden">
        {form && text}
      </div>
      <>{form && createPortal(<StillTrying text={text} />, form)}</>
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

/** Since when the oldest is waited for that nothing else speaks of. */
function oldest(): number | null {
  return pending.get().find(({ name }) => !saidElsewhere.includes(name))?.since ?? null;
}

function none(): null {
  return null;
}
