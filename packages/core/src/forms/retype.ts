type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey"> & {
  target: EventTarget | null;
};

/** Passes what is typed into an error summary on to a field. */
export function forwardTyping(
  { key, ctrlKey, metaKey, altKey, target }: Key,
  summary: Element | null | undefined,
  field: HTMLElement | null | undefined,
): void {
  // With Alt, a plain letter is a shortcut; other characters come from AltGr, or from Option on a Mac.
  const isShortcut = metaKey || (altKey ? /\w/u.test(key) : ctrlKey);
  const isText = key.length === 1 && key !== " " && !isShortcut;
  if (isText && summary && target === summary) field?.focus();
}

/** Selects the text of a field, so that typing replaces it. `select()` would take the focus from the summary in some browsers. */
export function selectText(field: HTMLInputElement | null | undefined): void {
  field?.setSelectionRange(0, field.value.length);
}
