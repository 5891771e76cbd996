import { html } from "hono/html";
import { acceptedLanguage, type AppContext } from "../http/app-context.ts";
import type { TextLanguage } from "../languages.ts";
import { type Html, page } from "./page.ts";

/** Why something did not happen. */
export type AnswerKind = keyof typeof answerTexts;

interface AnswerPage {
  kind: AnswerKind;
  /** The browser's by default. */
  language?: TextLanguage | undefined;
  /** The address of the next step. */
  back: string;
}

/** A page that explains a failure and offers a next step. */
export function answerPage(
  c: AppContext,
  { kind, back, language = acceptedLanguage(c) }: AnswerPage,
): Html {
  const { app } = c.var;
  const text = answerTexts[kind][language];
  return page({
    title: text.title,
    language,
    look: app.name,
    name: app.title,
    body: html`<h1>${text.title}</h1>
      <p class="lead">${text.body}</p>
      <p><a class="button" href="${back}">${text.back}</a></p>`,
  });
}

interface AnswerText {
  title: string;
  body: string;
  back: string;
}

/** The texts of pages that say why something did not happen. */
export const answerTexts = {
  codeUnknown: {
    en: {
      title: "This code is not known",
      body: "Compare the address with the one on your slip, letter by letter, and type it again. If it is the same, ask your teacher for a new slip.",
      back: "Go to sign-in",
    },
    fr: {
      title: "Ce code n’est pas reconnu",
      body: "Comparez l’adresse avec celle de votre coupon, lettre par lettre, et tapez-la de nouveau. Si c’est la même, demandez un autre coupon à votre enseignante ou enseignant.",
      back: "Aller à la page de connexion",
    },
  },
  formNotSent: {
    en: {
      title: "That was a moment too early",
      body: "The form was sent before the page was ready, so nothing has happened and nothing was kept. Please open the page again and fill in the form once it has loaded.",
      back: "Open the page again",
    },
    fr: {
      title: "C’était un instant trop tôt",
      body: "Le formulaire est parti avant que la page soit prête : rien ne s’est passé et rien n’a été conservé. Ouvrez la page de nouveau et remplissez le formulaire une fois qu’elle est chargée.",
      back: "Ouvrir la page de nouveau",
    },
  },
  gone: {
    en: {
      title: "This file is no longer here",
      body: "Files are kept for a short time only, and the link in your email works once. If you still need the list, make it again in your workspace.",
      back: "Go to sign-in",
    },
    fr: {
      title: "Ce fichier n’est plus ici",
      body: "Les fichiers ne sont gardés que peu de temps, et le lien de votre courriel fonctionne une seule fois. Si vous avez encore besoin de la liste, refaites-la dans votre espace de travail.",
      back: "Aller à la page de connexion",
    },
  },
  notFound: {
    en: {
      title: "There is no such page",
      body: "The address may be mistyped, or the page may have moved.",
      back: "Go to the main page",
    },
    fr: {
      title: "Cette page n’existe pas",
      body: "L’adresse est peut-être mal saisie, ou la page a été déplacée.",
      back: "Aller à la page principale",
    },
  },
  stale: {
    en: {
      title: "This page was open for too long",
      body: "For your safety nothing has been done. Please go back to your workspace and try again.",
      back: "Back to your workspace",
    },
    fr: {
      title: "Cette page est restée ouverte trop longtemps",
      body: "Par sécurité, rien n’a été fait. Retournez à votre espace et réessayez.",
      back: "Retour à votre espace",
    },
  },
} as const satisfies Record<string, Record<TextLanguage, AnswerText>>;
