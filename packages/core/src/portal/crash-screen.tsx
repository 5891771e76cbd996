import { useState } from "react";
import { useLocation } from "react-router";
import { useText } from "../i18n/use-text.ts";
import { Screen } from "../shell/screen.tsx";
import { useCrashReport } from "./analytics/analytics-provider.tsx";
import { placeOf } from "./place-of.ts";

/** Says that a screen broke and offers a way on, with a reference to pass to help. Nothing secret is in it [QE-4]. */
export function CrashScreen({ time, id }: { time: string; id: string }) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  const { pathname } = useLocation();
  const reference = `${time} ${placeOf(pathname)} ${id}`;
  useCrashReport();

  async function copy() {
    await navigator.clipboard.writeText(reference);
    setCopied(true);
  }

  return (
    <Screen title="crash.title">
      <p>{text("crash.body")}</p>
      <p className="wm-reference">
        {text("crash.reference")} <code>{reference}</code>
      </p>
      <div className="wm-actions">
        <a className="wm-button wm-button--link" href="/">
          {text("crash.startAgain")}
        </a>
        <button type="button" className="wm-button wm-button--quiet" onClick={() => void copy()}>
          {text("crash.copy")}
        </button>
      </div>
      <p role="status">{copied ? text("crash.copied") : ""}</p>
    </Screen>
  );
}
