import { html } from "hono/html";
import { calls } from "../../api/calls.ts";
import type { SwitchedFault } from "../../faults/fault-switch.ts";
import { faults } from "../../faults/fault-table.ts";
import type { Html } from "../../pages/page.ts";
import { consoleForm } from "../console-form.ts";
import type { ConsoleView } from "../console-view.ts";

const howOften = [
  { times: "1", label: "The next answer" },
  { times: "3", label: "The next three answers" },
  { times: "", label: "Every answer" },
] as const;

/** Makes a call fail, in every app, and shows what is failing. */
export function faultsSection({ services, formToken }: ConsoleView): Html {
  const switched = services.faults.all();
  return html`<p class="quiet">Make a call fail, then see what the portal makes of it.</p>
    ${consoleForm(
      { action: "/faults", formToken, hasFields: true },
      html` <label>
          Call
          <select name="call">
            ${calls.map(({ path }) => html`<option value="${path}">${path}</option>`)}
          </select>
        </label>
        <label>
          What goes wrong
          <select name="fault">
            ${faults.map(({ name, label }) => html`<option value="${name}">${label}</option>`)}
          </select>
        </label>
        <label>
          How often
          <select name="times">
            ${howOften.map(({ times, label }) => html`<option value="${times}">${label}</option>`)}
          </select>
        </label>
        <button class="button" type="submit">Make it fail</button>`,
    )}
    ${
      switched.length === 0
        ? html`<p class="quiet">Every call works as it should.</p>`
        : html`<ol class="entries">
            ${switched.map((each) => item(each, formToken))}
          </ol>`
    }`;
}

function item({ path, fault, left }: SwitchedFault, formToken: string): Html {
  return html`<li class="entry">
    <h3><code>${path}</code></h3>
    <p class="quiet">${fault.label} · ${timesInWords(left)}</p>
    <div class="entry__actions">
      ${consoleForm(
        { action: "/faults", formToken },
        html` <input type="hidden" name="call" value="${path}" />
          <button class="button button--plain" type="submit">
            Make it work again<span class="away">: ${path}</span>
          </button>`,
      )}
    </div>
  </li>`;
}

function timesInWords(left: number | undefined): string {
  if (left === undefined) return "every answer";
  return left === 1 ? "the next answer" : `the next ${left} answers`;
}
