import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { onResize } from "../../browser/on-resize.ts";
import type { PostedNotice } from "../../config/posted-notice.ts";
import { useText } from "../../i18n/use-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useFocusFallback, useFocusFallbackTo } from "../../ui/use-focus-fallback.ts";
import { NoticeText } from "./notice-text.tsx";

interface PostedNoticeProps {
  notice: PostedNotice;
  onClose: () => void;
  onUnfold?: () => void;
}

/** One notice. A long one is folded until the person asks for all of it; screen readers read it whole. */
export function PostedNoticeView({ notice, onClose, onUnfold }: PostedNoticeProps) {
  const text = useText();
  const textId = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [folds, setFolds] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  useLayoutEffect(() => {
    const shown = paragraph.current;
    if (!shown) return;
    const measure = () => setFolds(shown.scrollHeight > shown.clientHeight + 1);
    measure();
    // A phone is turned, or the reader's text grows.
    return onResize(shown, measure);
  }, []);

  function unfold() {
    setUnfolded(true);
    onUnfold?.();
    // The button is gone. Safari has not focused it.
    paragraph.current?.focus({ preventScroll: true });
  }

  return (
    <div
      className="wm-posted-notice"
      data-tone={notice.tone}
      data-folds={folds || undefined}
      data-unfolded={unfolded || undefined}
      ref={useFocusFallback()}
    >
      <ToneIcon tone={notice.tone} />
      <div>
        <p
          className="wm-posted-notice__text"
          id={textId}
          tabIndex={-1}
          ref={paragraph}
          onBlur={scrollBack}
        >
          <span className="wm-visually-hidden">{`${text("notice.lead")} `}</span>
          <NoticeText notice={notice} />
        </p>
        {folds && !unfolded && (
          <UnfoldButton textId={textId} paragraph={paragraph} onPress={unfold} />
        )}
      </div>
      <CloseButton textId={textId} onClose={onClose} />
    </div>
  );
}

/** A focused link in the folded part has scrolled the text, whose beginning would stay out of sight. */
function scrollBack({ currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.scrollTop = 0;
}

interface UnfoldButtonProps {
  textId: string;
  /** The notice's text. */
  paragraph: RefObject<HTMLElement | null>;
  onPress: () => void;
}

/** Button that unfolds the text. When it is removed, as on a phone that is turned, it leaves the focus to the text. */
function UnfoldButton({ textId, paragraph, onPress }: UnfoldButtonProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useFocusFallbackTo(
    button,
    useCallback(() => paragraph.current, [paragraph]),
  );
  return (
    <button
      type="button"
      className="wm-posted-notice__unfold"
      aria-describedby={textId}
      ref={button}
      onClick={onPress}
    >
      {text("summary.unfold")}
    </button>
  );
}

interface CloseButtonProps {
  /** Id of the notice's text: the buttons of two notices have one name. */
  textId: string;
  onClose: () => void;
}

function CloseButton({ textId, onClose }: CloseButtonProps) {
  const text = useText();
  return (
    <button
      type="button"
      className="wm-posted-notice__close"
      aria-describedby={textId}
      onClick={onClose}
    >
      <span className="wm-visually-hidden">{text("bar.close")}</span>
      <Icon grid={20} size="1.25em">
        <path d="M5 5l10 10M15 5L5 15" />
      </Icon>
    </button>
  );
}

const signs: Readonly<Record<PostedNotice["tone"], string>> = {
  info: "M10 9v5M10 6v.5",
  warning: "M10 5v6M10 14v.5",
  success: "M6 10.5l3 3 5-6",
};

/** Tells the tone, which the colour alone would not. */
function ToneIcon({ tone }: Pick<PostedNotice, "tone">) {
  return (
    <Icon grid={20} size="1.25em">
      <circle cx="10" cy="10" r="8.5" />
      <path d={signs[tone]} />
    </Icon>
  );
}
