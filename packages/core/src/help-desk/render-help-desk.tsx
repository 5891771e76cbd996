import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { codeLetters } from "../errors/failure-code-tables.ts";
import { createI18n } from "../i18n/create-i18n.ts";
import { type Dictionary, SERVER_PREFIX } from "../i18n/message.ts";
import type { Language } from "../i18n/languages.ts";
import { RichText } from "../i18n/rich-text.tsx";
import { TextProvider } from "../i18n/use-text.tsx";
import { callerMessages } from "./caller-messages.ts";
import { explainedCodes, tracedSubjects } from "./explained-codes.ts";
import type { HelpDeskData } from "./help-desk-data.ts";
import { HelpDeskPage, type HelpDeskLink } from "./help-desk-page.tsx";
import { helpDeskText, type HelpDeskText } from "./help-desk-text.ts";
import { MessageSample } from "./message-sample.tsx";
import { type Situation, situationOf } from "./situations.ts";

/** The texts of a language. */
export interface HelpDeskTexts {
  language: Language;
  portal: Dictionary;
  helpDesk: Dictionary;
}

/** Contents of a help-desk page. */
interface HelpDeskRequest {
  productName: string;
  /** The language of the page first, then the others that callers may have. */
  texts: readonly [HelpDeskTexts, ...HelpDeskTexts[]];
  pages: readonly HelpDeskLink[];
}

/** One help-desk page: its title, its HTML with a template for each explanation, and what its script looks up. */
export function renderHelpDesk(request: HelpDeskRequest) {
  const { productName, texts, pages } = request;
  const [{ language, helpDesk, portal }] = texts;
  const text = helpDeskText(language, helpDesk);
  const samples = new Map<string, number>();
  const situations = new Set<Situation>();
  const hasWords = regionWords(portal).length > 0;
  const data: HelpDeskData = {
    traced: tracedSubjects.map((subject) => codeLetters[subject]),
    codes: {},
  };
  for (const { subject, letter, outcome } of explainedCodes) {
    const html = samplesHtml(callerMessages(subject, outcome, hasWords), texts, text);
    if (!samples.has(html)) samples.set(html, samples.size);
    const situation = situationOf(subject, outcome);
    situations.add(situation);
    const explanation = [situation, samples.get(html) ?? 0] as const;
    data.codes[letter] = { ...data.codes[letter], [outcome]: explanation };
  }
  const page = (
    <HelpDeskPage productName={productName} language={language} pages={pages} text={text} />
  );
  return {
    title: `${text("page.title")} – ${productName}`,
    html: [
      inLanguage({ language, portal }, page),
      ...[...situations].map((situation) => situationHtml(situation, text)),
      ...[...samples].map(([html, index]) => `<template id="messages-${index}">${html}</template>`),
    ].join(""),
    data,
  };
}

/** A region's words for messages of its server. */
function regionWords(portal: Dictionary): string[] {
  const entries = Object.entries(portal).filter(([key]) => key.startsWith(SERVER_PREFIX));
  return entries.map(([, words]) => words);
}

function inLanguage({ language, portal }: Omit<HelpDeskTexts, "helpDesk">, node: ReactNode) {
  return renderToStaticMarkup(
    <TextProvider i18n={createI18n(language, portal)}>{node}</TextProvider>,
  );
}

function situationHtml(situation: Situation, text: HelpDeskText): string {
  return renderToStaticMarkup(
    <template id={`situation-${situation}`}>
      <section>
        <h3>{text("page.happened")}</h3>
        <p>{text(`${situation}.happened`)}</p>
      </section>
      <section>
        <h3>{text("page.say")}</h3>
        <blockquote>{text(`${situation}.say`)}</blockquote>
      </section>
      <section>
        <h3>{text("page.do")}</h3>
        <RichText text={text(`${situation}.do`)} links={{}} />
      </section>
    </template>,
  );
}

/** The messages of a code, in the page's language, and folded in the others. */
function samplesHtml(
  messages: ReturnType<typeof callerMessages>,
  [own, ...others]: HelpDeskRequest["texts"],
  text: HelpDeskText,
): string {
  if (messages.length === 0) return renderToStaticMarkup(<p>{text("page.sawNothing")}</p>);
  const all = (texts: HelpDeskTexts) =>
    inLanguage(
      texts,
      <div className="hd-phone">
        {messages.map((message, index) => (
          <MessageSample
            key={index}
            message={message}
            language={texts.language}
            words={regionWords(texts.portal)}
            text={helpDeskText(texts.language, texts.helpDesk)}
          />
        ))}
      </div>,
    );
  const names = new Intl.DisplayNames([own.language], {
    type: "language",
    languageDisplay: "standard",
  });
  const folded = others.map((texts) => {
    const label = text("page.sawIn", { language: names.of(texts.language) ?? texts.language });
    return `<details class="hd-other"><summary>${label}</summary>${all(texts)}</details>`;
  });
  return [all(own), ...folded].join("");
}
