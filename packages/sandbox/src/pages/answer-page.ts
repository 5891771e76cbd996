import { html } from "hono/html";
import type { TextLanguage } from "../languages.ts";
import type { SandboxApp } from "../regional-apps.ts";
import { answerTexts } from "./answer-texts.ts";
import { type Html, page } from "./page.ts";

interface AnswerPage {
  app: SandboxApp;
  kind: keyof typeof answerTexts;
  language: TextLanguage;
  /** The address of the next step. */
  back: string;
}

/** A page that explains a failure and offers a next step. */
export function answerPage({ app, kind, language, back }: AnswerPage): Html {
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
