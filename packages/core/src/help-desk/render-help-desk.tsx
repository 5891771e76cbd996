import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { codeLetters } from "../errors/failure-code-tables.ts";
import { createI18n } from "../i18n/create-i18n.ts";
import { TextProvider } from "../i18n/use-text.tsx";
import { Advice } from "./advice.tsx";
import { callerMessages } from "./caller-messages.ts";
import { CodelessMessages } from "./codeless-messages.tsx";
import { explainedCodes, tracedSubjects } from "./explained-codes.ts";
import type { HelpDeskData } from "./help-desk-data.ts";
import { HelpDeskPage, type HelpDeskLink } from "./help-desk-page.tsx";
import { helpDeskText, type HelpDeskText } from "./help-desk-text.ts";
import { type HelpDeskTexts, type PageTexts, regionWords, Samples } from "./samples.tsx";
import { type Situation, situationOf } from "./situations.ts";

/** Contents of a help-desk page. */
interface HelpDeskRequest {
  productName: string;
  texts: PageTexts;
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
  const codeless = <CodelessMessages productName={productName} texts={texts} text={text} />;
  const page = <HelpDeskPage {...{ productName, pages, text, codeless }} />;
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
      <Advice say={`${situation}.say`} steps={`${situation}.do`} text={text} />
    </template>,
  );
}

/** The messages of a code. */
function samplesHtml(
  messages: ReturnType<typeof callerMessages>,
  texts: PageTexts,
  text: HelpDeskText,
): string {
  return renderToStaticMarkup(
    messages.length === 0 ? (
      <p>{text("page.sawNothing")}</p>
    ) : (
      <Samples messages={messages} texts={texts} text={text} />
    ),
  );
}
