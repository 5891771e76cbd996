import { html } from "hono/html";
import type { Html } from "./html.ts";

/** A username or an email address. A narrow line breaks it after a dot or the @. */
export function address(text: string): Html {
  const parts = text.split(/(?<=[@.])/u);
  return html`${parts.map((part, index) => (index === 0 ? part : html`<wbr />${part}`))}`;
}
