import { type InputEvent, useState } from "react";

const PASTING: readonly string[] = ["insertFromPaste", "insertFromDrop"];

/**
 * Whether a pasted value begins or ends with a space, which is easily copied along. It may belong to a password, so it is
 * only mentioned: nothing is trimmed or refused. A space that was typed is not mentioned.
 */
export function useEdgeSpace() {
  const [found, setFound] = useState(false);

  function look({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) {
    const { value } = currentTarget;
    const hasSpace = /^\s|\s$/u.test(value);
    setFound((was) => hasSpace && (was || PASTING.includes(nativeEvent.inputType)));
  }

  return { found, listeners: { onInput: look } };
}
