import { html } from "hono/html";
import { fullName } from "../accounts/account.ts";
import { textLanguageOf } from "../languages.ts";
import { type Html, page } from "../pages/page.ts";
import type { SandboxApp } from "../regional-apps.ts";
import type { ClassList, Slip } from "./class-list.ts";
import { qrCode } from "./qr-code.ts";
import { slipTexts } from "./slip-texts.ts";

/**
 * A class's slips, one below the other, so that they are cut by straight lines. The browser divides them into sheets, and
 * `slips.css` keeps each slip whole.
 */
export function classListPage(app: SandboxApp, list: ClassList): Html {
  const { institution, language, slips } = list;
  const texts = slipTexts[textLanguageOf(language)];
  return page({
    title: `${texts.title} – ${institution}`,
    language,
    look: app.name,
    name: app.title,
    body: html`<div class="slips__head">
        <h1>${texts.title}</h1>
        <p class="lead">${institution}. ${texts.lead(dateOf(list))}</p>
      </div>
      <div class="slips">${slips.map((slip) => slipOf(slip, list))}</div>`,
  });
}

function slipOf({ student, url }: Slip, list: ClassList): Html {
  const texts = slipTexts[textLanguageOf(list.language)];
  const name = fullName(student);
  return html`<section class="slip" translate="no">
    ${qrCode(url, texts.picture(name))}
    <div class="slip__words">
      <h2><bdi>${name}</bdi></h2>
      <p>${texts.username} <strong class="slip__username">${student.username}</strong></p>
      <ol class="slip__steps">
        <li>${texts.open} <strong class="slip__address">${withoutScheme(url)}</strong></li>
        <li>${texts.choose}</li>
        <li>${texts.signIn(withoutScheme(list.origin))}</li>
      </ol>
      <p class="quiet">${list.institution}. ${texts.until(dateOf(list))}</p>
    </div>
  </section>`;
}

/** Browsers add it themselves, and each letter less is one that is not mistyped. */
function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//u, "");
}

function dateOf({ language, until }: ClassList): string {
  const date = until.toLocaleDateString(language, { dateStyle: "long" });
  // French counts the first day of a month alone.
  return language === "fr-CA" ? date.replace(/^1(?=\s)/u, "1er") : date;
}
