import { html } from "hono/html";
import type { Html } from "../pages/html.ts";
import { page } from "../pages/page.ts";
import type { ConsoleView } from "./console-view.ts";
import { accountsSection } from "./sections/accounts-section.ts";
import { activitySection } from "./sections/activity-section.ts";
import { analyticsSection } from "./sections/analytics-section.ts";
import { appsSection } from "./sections/apps-section.ts";
import { configurationSection } from "./sections/configuration-section.ts";
import { faultsSection } from "./sections/faults-section.ts";
import { mailsSection } from "./sections/mails-section.ts";
import { registrationsSection } from "./sections/registrations-section.ts";
import { resetSection } from "./sections/reset-section.ts";

/** The sections in the order of the page. A new concern is a section of its own. */
const sections: readonly ((view: ConsoleView) => Html)[] = [
  appsSection,
  configurationSection,
  accountsSection,
  mailsSection,
  registrationsSection,
  faultsSection,
  analyticsSection,
  activitySection,
  resetSection,
];

export function consolePage(view: ConsoleView): Html {
  return page({
    title: "Waymark sandbox",
    language: "en-CA",
    look: "console",
    name: "Waymark sandbox",
    body: html`<div class="section">
        <h1>The sandbox</h1>
        <p class="lead">
          A pretended server for the sign-in portal. Open an app, sign in as somebody, come back and
          see what happened.
        </p>
      </div>
      ${sections.map((section) => section(view))}`,
  });
}
