import { useEffect, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { CrashScreen } from "./crash-screen.tsx";

/**
 * In place of a screen whose script did not arrive [QX-5]. Without a line it waits for one and then opens by itself: there is
 * nothing on it to lose, and browsers have only a page of their own to show meanwhile [QX-2].
 */
export function MissingChunkScreen(reference: { time: string; id: string }) {
  const text = useText();
  const [online] = useState(navigator.onLine);

  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);

  return (
    <CrashScreen
      {...reference}
      title="missing.title"
      body={online ? "missing.body" : "missing.offline"}
    >
      {online && (
        <button type="button" className="wm-button" onClick={reload}>
          {text("link.tryAgain")}
        </button>
      )}
    </CrashScreen>
  );
}

function reload(): void {
  window.location.reload();
}
