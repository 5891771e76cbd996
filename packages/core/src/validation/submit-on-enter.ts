import type { KeyboardEvent } from "react";

/** Enter asks for a submit even while the button is disabled, so that it is told why not [QE-1]. */
export function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  if (!form.querySelector("[type=submit]:disabled")) return;
  event.preventDefault();
  form.requestSubmit();
}
