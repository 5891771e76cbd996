import { html } from "hono/html";
import type { Html } from "../../pages/page.ts";
import { consoleForm } from "../console-form.ts";
import type { ConsoleView } from "../console-view.ts";

/** The button that puts everything back to the seed. */
export function resetSection({ formToken, wasReset }: ConsoleView): Html {
  return html`${wasReset ? html`<p class="note" role="status">Everything is back to the seed.</p>` : ""}
    <p>
      Puts every account back to how it is listed above and forgets everything since: sign-ins,
      failures and the events of this page.
    </p>
    ${consoleForm(
      { action: "/reset", formToken },
      html` <button class="button" type="submit">Reset to the seed</button>`,
    )}`;
}
