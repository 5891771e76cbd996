import { html } from "hono/html";
import { type Html, page } from "../pages/page.ts";
import type { ConsoleView } from "./console-view.ts";
import { accountsSection } from "./sections/accounts-section.ts";
import { activitySection } from "./sections/activity-section.ts";
import { analyticsSection } from "./sections/analytics-section.ts";
import { appsSection } from "./sections/apps-section.ts";
import { configurationSection } from "./sections/configuration-section.ts";
import { faultsSection } from "./sections/faults-section.ts";
import { mailsSection } from "./sections/mails-section.ts";
import { noticesSection } from "./sections/notices-section.ts";
import { registrationsSection } from "./sections/registrations-section.ts";
import { resetSection } from "./sections/reset-section.ts";

interface Section {
  /** Fragment of a link to the section. */
  id: string;
  title: string;
  /** The content below its heading. */
  body: (view: ConsoleView) => Html;
}

/** The sections in the order of the page. A new concern is a section of its own. */
const sections: readonly Section[] = [
  { id: "apps", title: "Apps", body: appsSection },
  { id: "configuration", title: "Configuration", body: configurationSection },
  { id: "accounts", title: "Accounts", body: accountsSection },
  { id: "mails", title: "Mails", body: mailsSection },
  { id: "registrations", title: "Registrations", body: registrationsSection },
  { id: "notices", title: "Notices", body: noticesSection },
  { id: "faults", title: "Faults", body: faultsSection },
  { id: "analytics", title: "Analytics", body: analyticsSection },
  { id: "activity", title: "What happened lately", body: activitySection },
  { id: "reset", title: "Reset", body: resetSection },
];

export function consolePage(view: ConsoleView): Html {
  return page({
    title: "Waymark sandbox",
    language: "en-CA",
    look: "console",
    name: "Waymark sandbox",
    body: html`<div class="section intro">
        <h1>The sandbox</h1>
        <p class="lead">
          A stand-in for the portal’s server. Open an app, sign in with one of the accounts, come
          back and see what happened.
        </p>
      </div>
      ${contents()}
      <div class="sections">${sections.map((section) => sectionOf(section, view))}</div>`,
  });
}

function contents(): Html {
  return html`<nav class="contents" id="contents" aria-label="Contents">
    <ul>
      ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
  </nav>`;
}

function sectionOf({ id, title, body }: Section, view: ConsoleView): Html {
  return html`<section class="section" aria-labelledby="${id}">
    <div class="section__head">
      <h2 id="${id}">${title}</h2>
      <a class="section__up" href="#contents">Contents</a>
    </div>
    ${body(view)}
  </section>`;
}
