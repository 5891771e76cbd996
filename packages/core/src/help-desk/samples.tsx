import { createI18n } from "../i18n/create-i18n.ts";
import { type Dictionary, SERVER_PREFIX } from "../i18n/message.ts";
import type { Language } from "../i18n/languages.ts";
import { TextProvider } from "../i18n/use-text.tsx";
import { helpDeskText, type HelpDeskText } from "./help-desk-text.ts";
import { MessageSample, type MessageSampleProps } from "./message-sample.tsx";

/** The texts of a language. */
export interface HelpDeskTexts {
  language: Language;
  portal: Dictionary;
  helpDesk: Dictionary;
}

/** The texts of a page: those of its language first, then the others that callers may have. */
export type PageTexts = readonly [HelpDeskTexts, ...HelpDeskTexts[]];

/** A region's words for messages of its server. */
export function regionWords(portal: Dictionary): string[] {
  const entries = Object.entries(portal).filter(([key]) => key.startsWith(SERVER_PREFIX));
  return entries.map(([, words]) => words);
}

interface SamplesProps {
  messages: readonly MessageSampleProps["message"][];
  texts: PageTexts;
  text: HelpDeskText;
}

/** Messages in the page's language, and folded in the others. */
export function Samples({ messages, texts: [own, ...others], text }: SamplesProps) {
  const names = new Intl.DisplayNames([own.language], {
    type: "language",
    languageDisplay: "standard",
  });
  return (
    <>
      <SamplesIn messages={messages} texts={own} />
      {others.map((texts) => (
        <details key={texts.language} className="hd-other">
          <summary>
            {text("page.sawIn", { language: names.of(texts.language) ?? texts.language })}
          </summary>
          <SamplesIn messages={messages} texts={texts} />
        </details>
      ))}
    </>
  );
}

function SamplesIn({ messages, texts }: Pick<SamplesProps, "messages"> & { texts: HelpDeskTexts }) {
  const { language, portal, helpDesk } = texts;
  return (
    <TextProvider i18n={createI18n(language, portal)}>
      <div className="hd-phone">
        {messages.map((message, index) => (
          <MessageSample
            key={index}
            message={message}
            words={regionWords(portal)}
            text={helpDeskText(language, helpDesk)}
          />
        ))}
      </div>
    </TextProvider>
  );
}
