import { listen } from "../browser/listen.ts";
import { hasMark } from "./marks.ts";
import { queueClick, takeQueuedClick } from "./queued-click.ts";

/** Attribute of a button with the label that it has when it is pressed next. */
export const nextLabelProps = (label: string) => ({ "data-next-label": label });

/** Id of the element that says whether the password of that name is shown. */
export const passwordStatusId = (name: string) => `${name}-status`;

/** Returns the text of that element before React; empty in the build. */
export function passwordStatusText(name: string): string {
  return globalThis.document?.getElementById(passwordStatusId(name))?.textContent ?? "";
}

/** Matches a button whose password is shown. */
const SHOWN = "button[data-shown]";

/** Returns true for a button that has been pressed before React, and has opened something. */
export function isOpen(button: Element | null): boolean {
  return button?.getAttribute("aria-expanded") === "true";
}

/**
 * Returns the element that was clicked or focused, which closes what is open elsewhere. A press counts at its click alone:
 * before, the page would move, and the press would reach another control.
 */
export function leftFor({ target, type }: Event): Element | null {
  if (!(target instanceof Element)) return null;
  return type === "click" || target.matches(":focus-visible") ? target : null;
}

/**
 * Handles presses of buttons that open a tip or a menu, or show a password, until React does. Each button names by
 * `aria-controls` the element that it opens or shows. A press that came before this script is repeated.
 * @param onPress called with each button that was pressed
 */
export function handleControlsBeforeReact(onPress: (button: HTMLElement) => void): void {
  const queued = takeQueuedClick();
  if (queued && pressBeforeReact(queued)) onPress(queued);
  else queueClick(queued);
  const closeOthers = (event: Event) => {
    const target = leftFor(event);
    if (hasMark("ready") || !target) return;
    for (const open of openControls()) {
      const isOwn = open.contains(target) || controlled(open)?.contains(target);
      if (!isOwn) pressBeforeReact(open);
    }
  };
  // On the window: the head script stops the clicks in a form there.
  listen(window, ["click", "focusin"], closeOthers, { capture: true });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button");
    if (hasMark("ready") || !button || !pressBeforeReact(button)) return;
    takeQueuedClick();
    onPress(button);
  });
  // Keeps the focus, and with it the caret and a phone's keyboard, in the field.
  document.addEventListener("mousedown", (event) => {
    const { target } = event;
    if (hasMark("ready") || !(target instanceof Element)) return;
    if (target.closest("button[data-next-label]")) event.preventDefault();
  });
  // A page in the back/forward cache returns as it was left.
  window.addEventListener("pagehide", () => {
    if (!hasMark("ready")) hidePasswords(document);
  });
  // On the window: the head script keeps the keys of a form from the rest of the page.
  window.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape" || hasMark("ready")) return;
      for (const open of openControls()) {
        pressBeforeReact(open);
        open.focus();
      }
    },
    true,
  );
}

/** Hides the passwords that are shown, and empties their status. */
export function hidePasswords(form: ParentNode): void {
  for (const button of form.querySelectorAll<HTMLElement>(SHOWN)) {
    pressBeforeReact(button);
    const name = button.getAttribute("aria-controls") ?? "";
    document.getElementById(passwordStatusId(name))?.replaceChildren();
  }
}

/** Returns true for a button whose password is shown. */
export function showsPassword(button: Element): boolean {
  return button.matches(SHOWN);
}

/** Returns true for a field beside a button that has shown it before React, which sets the type of the field itself. */
export function wasShownBeforeReact(field: Element | null): boolean {
  return field?.parentElement?.querySelector(SHOWN) != null;
}

function openControls() {
  return document.querySelectorAll<HTMLElement>("button[aria-expanded=true][aria-controls]");
}

function controlled(button: Element): HTMLElement | null {
  return document.getElementById(button.getAttribute("aria-controls") ?? "");
}

/** Opens, closes, shows or hides, as a click on the control before React does. @returns whether it is a control */
export function pressBeforeReact(button: HTMLElement): boolean {
  const shown = controlled(button);
  if (!shown) return false;
  if (shown instanceof HTMLInputElement) togglePassword(button, shown);
  else {
    button.setAttribute("aria-expanded", String(!isOpen(button)));
    if (shown.getAttribute("role") === "note") shown.hidden = !isOpen(button);
  }
  return true;
}

/** Shows or hides a password. The caret stays where it is. */
function togglePassword(button: HTMLElement, field: HTMLInputElement): void {
  const label = button.getAttribute("aria-label") ?? "";
  button.setAttribute("aria-label", button.dataset["nextLabel"] ?? "");
  button.dataset["nextLabel"] = label;
  const { selectionStart, selectionEnd } = field;
  field.type = button.toggleAttribute("data-shown") ? "text" : "password";
  // Chrome 109 and older finish the change when they measure, which would move the caret afterwards.
  field.getBoundingClientRect();
  if (field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd);
}
