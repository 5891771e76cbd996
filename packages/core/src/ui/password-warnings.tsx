import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { listen } from "../browser/listen.ts";
import { useBfcacheRestore, useFieldsRestored } from "../browser/use-page-lifecycle.ts";
import { useAfterPress } from "../browser/use-after-press.ts";
import { ErrorIcon } from "./field.tsx";
import { useStyles } from "./use-styles.ts";

/** Style of hints at a password. It comes with their chunk. */
export const passwordWarningsStyles: string = `@layer ui {
  .wm-field__note {
    color: var(--wm-text-soft);
    font-size: var(--wm-text-small);
  }

  .wm-field__note.wm-field__error {
    color: var(--wm-error);
    font-size: inherit;
  }

  .wm-field__note:empty {
    display: none;
  }
}`;

export interface PasswordWarningsProps {
  field: RefObject<HTMLInputElement | null>;
  texts: {
    /** Said while Caps Lock is on. */
    capsLock: string;
    /** Said when the password begins or ends with a space. */
    edgeSpace: string;
  };
}

/** Warnings at a password, of Caps Lock and of a space at its ends: they are mentioned politely and block nothing. */
export function PasswordWarnings({ field, texts }: PasswordWarningsProps) {
  const hasCapsLock = useCapsLock(field);
  const hasEdgeSpace = useEdgeSpace(field);
  useStyles(passwordWarningsStyles);
  return (
    <>
      <p role="status" className="wm-field__note wm-field__error">
        {hasCapsLock && (
          <>
            <ErrorIcon />
            <span>{texts.capsLock}</span>
          </>
        )}
      </p>
      <p role="status" className="wm-field__note">
        {hasEdgeSpace && texts.edgeSpace}
      </p>
    </>
  );
}

/** Tells whether Caps Lock is on, as far as keys tell. A key elsewhere, as at a refusal that has the focus, can only end it. */
function useCapsLock(field: RefObject<HTMLInputElement | null>): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const onKey = (event: Partial<KeyboardEvent>) => {
      const isHere = event.target === field.current;
      // A synthetic key of a password manager has no modifier state.
      const isOn = event.getModifierState?.("CapsLock") ?? false;
      setOn((was) => isOn && (was || isHere));
    };
    return listen(document, ["keydown", "keyup"], onKey, { capture: true });
  }, [field]);
  useBfcacheRestore(() => setOn(false));
  return on;
}

const PASTING: readonly string[] = ["insertFromPaste", "insertFromDrop"];

/**
 * Tells whether a value begins or ends with a space, which is easily pasted or typed along. It may belong to a password, so
 * it is only mentioned: nothing is trimmed or refused. A typed one is mentioned once the field is left, as more may follow.
 */
function useEdgeSpace(field: RefObject<HTMLInputElement | null>): boolean {
  const [found, setFound] = useState(false);
  const afterPress = useAfterPress();
  useListener(field, "input", (event, value) => {
    const isPasted = PASTING.includes((event as InputEvent).inputType);
    setFound((was) => isEdged(value) && (was || isPasted));
  });
  const mention = (_: Event, value: string) => afterPress(() => setFound(isEdged(value)));
  useListener(field, "blur", mention);
  // A field that was filled in before React may have been left before it, too.
  useListener(field, "focus", mention);
  // The field may have been emptied when the page was left or shown, which makes no event.
  useFieldsRestored(() => setFound(isEdged(field.current?.value ?? "")));
  return found;
}

/** Counts the zero-width space, too, which chats and web pages copy along. */
function isEdged(value: string): boolean {
  return /^[\s\u200B]|[\s\u200B]$/u.test(value);
}

/**
 * Listens to events of a field for as long as the component is shown. It stays the same listener: the focus moves to a
 * refusal while effects run, between the removal of one and the addition of another.
 */
function useListener(
  field: RefObject<HTMLInputElement | null>,
  type: string,
  listener: (event: Event, value: string) => void,
): void {
  const latest = useEffectEvent(listener);
  useEffect(() => {
    const input = field.current;
    return input ? listen(input, [type], (event) => latest(event, input.value)) : undefined;
  }, [field, type]);
}
