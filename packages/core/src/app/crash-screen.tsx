import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useHref, useLocation } from "react-router";
import { CodeText } from "../errors/error-text.tsx";
import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.tsx";
import { describeDevice } from "../config/device.ts";
import { Screen } from "../layout/screen.tsx";
import { Announcement } from "../ui/announcement.tsx";
import { useLangSearch } from "../navigation/app-links.tsx";
import { useCrashReport } from "../analytics/analytics-provider.tsx";
import { routePatternOf } from "../navigation/find-route.ts";
import { Button, buttonClass, BusyButton } from "../ui/button.tsx";
import { useStyles } from "../ui/use-styles.ts";
import { listen } from "../browser/listen.ts";
import { askServer } from "../browser/online.ts";

/** Style of the crash screen. It comes with the screen: no prerendered page has it. */
export const crashScreenStyles: string = `@layer layout {
  .wm-reference code {
    font-size: var(--wm-text-small);
  }

  /* Nothing is copied yet: the line takes no room. */
  .wm-reference ~ [role="status"]:empty {
    margin: 0;
  }
}`;

interface CrashScreenProps {
  at: Date;
  code: string;
  title?: MessageKey;
  body?: MessageKey;
  /** Another value has screen readers say the body again. */
  tries?: number;
  /** A next step before starting again. */
  children?: ReactNode;
}

/** Says that a screen crashed and offers a next step, with a code for a help desk, which contains no secret. */
export function CrashScreen(props: CrashScreenProps) {
  const { at, code, title = "crash.title", body = "crash.body", tries, children } = props;
  const text = useText();
  const [copied, setCopied] = useState(false);
  const shown = useRef<HTMLParagraphElement>(null);
  const { pathname } = useLocation();
  const route = routePatternOf(pathname);
  const reference = `${code} ${at.toISOString()} ${route}`;
  useCrashReport();
  useStyles(crashScreenStyles);
  useEffect(() => {
    const { userAgent, kind } = describeDevice();
    // oxlint-disable-next-line no-console -- next to the error itself, to investigate a report
    console.info(`${reference} ${kind}: ${userAgent}`);
  }, [reference]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // Without https there is no clipboard. The code is focused, to be read out, and selected, to be copied by hand.
      if (!shown.current) return;
      shown.current.focus();
      getSelection()?.selectAllChildren(shown.current);
    }
  }

  return (
    <Screen title={title}>
      <p role="status">
        <span key={tries}>{text(body)}</span>
      </p>
      <p className="wm-reference" ref={shown} tabIndex={-1}>
        <CodeText code={code} at={at} />{" "}
        {/* The pattern of an address without one says nothing, and reads like a footnote. */}
        <code translate="no">{route === "*" ? "" : route}</code>
      </p>
      <div className="wm-actions">
        {children}
        <a className={buttonClass()} href={useHref(`/${useLangSearch()}`)}>
          {text("crash.startAgain")}
        </a>
        <Button quiet onClick={() => void copy()}>
          {text("crash.copy")}
        </Button>
      </div>
      <p role="status">{copied ? text("crash.copied") : ""}</p>
    </Screen>
  );
}

/**
 * The fallback for a screen whose chunk failed to load. Offline it waits for the network and then opens automatically,
 * because a reload would show the browser's own error page. A press reloads if the server answers, a second one also if
 * the browser says that it is online.
 */
export function MissingChunkScreen(reference: { at: Date; code: string }) {
  const text = useText();
  const [online] = useState(navigator.onLine);

  const [isAsking, setAsking] = useState(false);
  const [tries, setTries] = useState(0);
  const asking = useRef<AbortController>(null);

  async function tryAgain(): Promise<void> {
    setAsking(true);
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const answer = await askServer(signal);
    // The person has gone to another screen, or has pressed again.
    if (signal.aborted) return;
    // On a slow line, or behind a filter that drops the request, a second press reloads without an answer.
    if (answer || (tries > 0 && navigator.onLine)) return reload();
    setAsking(false);
    setTries((count) => count + 1);
  }

  // React ends an effect some time after the screen is gone. A reload would then empty what is typed on the next one.
  useLayoutEffect(() => {
    const end = listen(window, ["online"], reload);
    return () => {
      end();
      asking.current?.abort();
    };
  }, []);

  return (
    <CrashScreen
      {...reference}
      title="missing.title"
      body={online ? "missing.body" : "missing.offline"}
      tries={tries}
    >
      <BusyButton busy={isAsking} onClick={() => void tryAgain()}>
        {text("link.tryAgain")}
      </BusyButton>
      {isAsking && <Announcement>{text("waiting")}</Announcement>}
    </CrashScreen>
  );
}

function reload(): void {
  window.location.reload();
}
