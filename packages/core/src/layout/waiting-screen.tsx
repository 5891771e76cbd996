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
  /** Progress message, or the beginning of the screen to come. */
  children?: ReactNode;
  /** The content below the progress message. */
  below?: ReactNode;
  /** True where the screen to come is wide. */
  wide?: boolean;
  /** True where the screen to come begins with the same: then it is there at once. */
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
        {/* A heading that says the same is enough to the eye. */}
        <WaitingLine hidden={title === "waiting"} />
        {below}
      </Screen>
    </div>
  );
}

/** The progress message of a screen or of a part of it, which appears after 300 ms and is said then. */
export function WaitingLine({ hidden = false }: { hidden?: boolean }) {
  const text = useText();
  const { screenMemory: memory, waitingSince } = useFrame();
  const [isSaid, setIsSaid] = useState(false);
  useEffect(() => {
    // What has come with the page is read with it.
    if (memory.current === null) return undefined;
    // The script of a screen and its call are one wait. The first line's effect runs before its start is noted.
    const now = performance.now();
    const left = LOADING_DELAY_MS - (now - (waitingSince.current ?? now));
    if (left <= 0) return undefined;
    return announceOnce(
      () => setIsSaid(true),
      () => setIsSaid(false),
      left,
    );
  }, [memory, waitingSince]);
  return (
    <p className="wm-waiting__line wm-delayed">
      <Spinner />
      <span className={hidden ? "wm-visually-hidden" : undefined}>{text("waiting")}</span>
      {isSaid && <Announcement>{text("waiting")}</Announcement>}
    </p>
  );
}
