import { type ReactNode, useEffect, useState } from "react";
import { LOADING_DELAY_MS } from "../config/constants.ts";
import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.tsx";
import { Announcement, announceOnce } from "../ui/announcement.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { useFrame } from "./region.ts";
import { Screen } from "./screen.tsx";

interface WaitingScreenProps {
  title: MessageKey;
  /** Progress message, or the beginning of the next screen. */
  children?: ReactNode;
  /** The content below the progress message. */
  below?: ReactNode;
  /** True where the next screen is wide. */
  wide?: boolean;
  /** True where the next screen begins with the same content: it is shown at once. */
  stays?: boolean;
}

/** A screen that is loading; its progress message appears after 300 ms. */
export function WaitingScreen({
  title,
  children,
  below,
  wide = false,
  stays = false,
}: WaitingScreenProps) {
  return (
    <div className={stays ? "wm-waiting wm-waiting--stays" : "wm-waiting"}>
      <Screen title={title} wide={wide} passing>
        {children}
        {/* Not visible below a heading with the same text. */}
        <WaitingLine hidden={title === "waiting"} />
        {below}
      </Screen>
    </div>
  );
}

/** The progress message of a screen or of a part of it, which appears after 300 ms and is announced then. */
export function WaitingLine({ hidden = false }: { hidden?: boolean }) {
  const text = useText();
  const { screenMemory: memory, waiting } = useFrame();
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    // The text of a page that was just loaded is read with the page.
    if (memory.current === null) return undefined;
    // A screen's script and its call are one wait. This effect runs before that which notes its start.
    const now = performance.now();
    const left = LOADING_DELAY_MS - (now - (waiting.current?.since ?? now));
    if (left <= 0) return undefined;
    return announceOnce(setAnnounced, left);
  }, [memory, waiting]);
  return (
    <p className="wm-waiting__line wm-delayed">
      <Spinner />
      <span className={hidden ? "wm-visually-hidden" : undefined}>{text("waiting")}</span>
      {isAnnounced && <Announcement>{text("waiting")}</Announcement>}
    </p>
  );
}
