import { html } from "hono/html";
import { fullName } from "../accounts/account.ts";
import { MIN_PASSWORD_LENGTH } from "../accounts/password.ts";
import { type TextLanguage, textLanguageOf } from "../languages.ts";
import { type Html, page } from "../pages/page.ts";
import type { SandboxApp } from "../regional-apps.ts";
import type { ClassList, Slip } from "./class-list.ts";
import { qrCode } from "./qr-code.ts";

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

/** Texts of the printed list, for the teacher above and for the pupil on each slip. */
const english = {
  title: "Slips to set up accounts",
  lead: (date: string) =>
    `Print this page and cut along the lines: there is a slip for each student. Each slip works once, until ${date}.`,
  username: "Username:",
  /** Text of the picture for screen readers. */
  picture: (name: string) => `QR code that opens the set-up page of ${name}`,
  open: "Scan the code with a phone or tablet, or type this address into a browser:",
  choose: `Choose a password of at least ${MIN_PASSWORD_LENGTH} characters. Do not tell it to anyone.`,
  signIn: (host: string) => `After that, sign in at ${host} with your username and password.`,
  until: (date: string) => `Works once, until ${date}.`,
};

const slipTexts: Readonly<Record<TextLanguage, typeof english>> = {
  en: english,
  fr: {
    title: "Coupons d’activation des comptes",
    lead: (date) =>
      `Imprimez cette page et découpez le long des lignes : il y a un coupon par élève. Chaque coupon fonctionne une seule fois, jusqu’au ${date}.`,
    username: "Nom d’utilisateur :",
    picture: (name) => `Code QR qui ouvre la page d’activation : ${name}`,
    open: "Numérisez le code avec un téléphone ou une tablette, ou tapez cette adresse dans un navigateur :",
    choose: `Choisissez un mot de passe d’au moins ${MIN_PASSWORD_LENGTH} caractères. Ne le dites à personne.`,
    signIn: (host) =>
      `Connectez-vous ensuite à ${host} avec votre nom d’utilisateur et votre mot de passe.`,
    until: (date) => `Fonctionne une seule fois, jusqu’au ${date}.`,
  },
};
