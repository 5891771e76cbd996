import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.ts";
import { useProductName, useScreenMemory } from "./shell-context.tsx";

const FailedContext = createContext<(failed: boolean) => void>(() => undefined);

interface ScreenProps {
  /** Document title and, unless another is given, the heading. */
  title: MessageKey;
  /** Above the heading, e.g. a partner's logo. */
  above?: ReactNode;
  /** Takes the room of the illustration, too. */
  wide?: boolean;
  /** On its way to another screen: it takes no focus and does not count as one that was seen. */
  passing?: boolean;
  children?: ReactNode;
}

/**
 * What every screen has: one `h1`, a translated title that starts with "Error:" while a summary shows [SH-1, QE-1], and
 * the focus on its heading when it was reached from another screen [QE-5].
 */
export function Screen({ title, above, wide = false, passing = false, children }: ScreenProps) {
  const text = useText();
  const productName = useProductName();
  const memory = useScreenMemory();
  const heading = useRef<HTMLHeadingElement>(null);
  const [failed, setFailed] = useState(false);
  const name = text(title);

  useEffect(() => {
    const prefix = failed ? `${text("title.error")} ` : "";
    document.title = `${prefix}${name} – ${productName}`;
  }, [failed, name, productName, text]);

  useEffect(() => {
    if (passing) return;
    const cameFrom = memory.current;
    memory.current = title;
    if (cameFrom === null || cameFrom === title) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [memory, passing, title]);

  return (
    <FailedContext value={setFailed}>
      <div className={wide ? "wm-card wm-card--wide" : "wm-card"} data-screen={title}>
        {above}
        <h1 className="wm-heading" tabIndex={-1} ref={heading}>
          {name}
        </h1>
        {children}
      </div>
    </FailedContext>
  );
}

/** Marks the screen as failed for as long as the caller is shown. */
export function useMarkFailed(): void {
  const setFailed = useContext(FailedContext);
  useEffect(() => {
    setFailed(true);
    return () => setFailed(false);
  }, [setFailed]);
}
