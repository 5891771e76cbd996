import { useEffect, useState } from "react";
import { listen } from "../browser/listen.ts";
import { askServer } from "../browser/online.ts";
import { useText } from "../i18n/use-text.tsx";
import { CrashScreen } from "./crash-screen.tsx";
import { BusyButton } from "../ui/button.tsx";

/**
 * The fallback for a screen whose chunk failed to load. Offline it waits for the network and then opens automatically,
 * because a reload would show the browser's own error page. A press reloads there if the server answers.
 */
export function MissingChunkScreen(reference: { at: Date; code: string }) {
  const text = useText();
  const [online] = useState(navigator.onLine);

  const [isAsking, setAsking] = useState(false);

  async function tryAgain(): Promise<void> {
    setAsking(true);
    if (navigator.onLine || (await askServer())) reload();
    setAsking(false);
  }

  useEffect(() => listen(window, ["online"], reload), []);

  return (
    <CrashScreen
      {...reference}
      title="missing.title"
      body={online ? "missing.body" : "missing.offline"}
    >
      <BusyButton busy={isAsking} onClick={() => void tryAgain()}>
        {text("link.tryAgain")}
      </BusyButton>
    </CrashScreen>
  );
}

function reload(): void {
  window.location.reload();
}
