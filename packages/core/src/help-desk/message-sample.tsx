import type { ReactNode } from "react";
import { clockText } from "../errors/duration-text.ts";
import { errorSentences } from "../errors/error-text.tsx";
import type { Language } from "../i18n/languages.ts";
import type { MessageKey } from "../i18n/message.ts";
import { RichText } from "../i18n/rich-text.tsx";
import { useText } from "../i18n/use-text.tsx";
import type { CallerMessage } from "./caller-messages.ts";
import type { HelpDeskText } from "./help-desk-text.ts";

/** Text of a screen without a code, with the region's name as a value. */
interface CodelessMessage {
  kind: "codeless";
  title?: MessageKey | undefined;
  body: MessageKey;
  values: { productName: string };
}

export interface MessageSampleProps {
  message: CallerMessage | CodelessMessage;
  language: Language;
  /** The region's words for messages of its server. */
  words?: readonly string[] | undefined;
  text: HelpDeskText;
}

/** A message as the caller sees it, with the line of the code below where it has one. */
export function MessageSample({ message, language, words, text }: MessageSampleProps) {
  const holdsCode = message.kind === "page" && message.body === "outdated.body";
  const hasLine = message.kind !== "codeless" && !holdsCode;
  return (
    <div className="hd-sample" lang={language} translate="no">
      <SampleMessage message={message} words={words} text={text} />
      {hasLine && <SampleCode language={language} />}
    </div>
  );
}

function SampleMessage({ message, words, text }: Omit<MessageSampleProps, "language">) {
  const portalText = useText();
  switch (message.kind) {
    case "serverWords":
      return (
        <Box
          first={[text("page.serverWords"), ...(words ?? [])].map((each, index) => (
            <div key={each}>{index === 0 ? <i>{each}</i> : each}</div>
          ))}
        />
      );
    case "codeless":
    case "page": {
      const { title, body } = message;
      const values = message.kind === "codeless" ? message.values : undefined;
      const first = <RichText text={portalText(body, values)} links={{}} />;
      return <Box title={title && portalText(title)} first={first} />;
    }
    default: {
      const title = message.isForm ? portalText("summary.title") : undefined;
      return <Box title={title} {...errorSentences(message.error)} />;
    }
  }
}

interface BoxProps {
  title?: string | undefined;
  first: ReactNode;
  second?: ReactNode;
}

function Box({ title, first, second }: BoxProps) {
  return (
    <div className={title ? "wm-summary" : "wm-notice"}>
      {title && <b className="wm-summary__title">{title}</b>}
      <div>{first}</div>
      {second && <div className="wm-summary__detail">{second}</div>}
    </div>
  );
}

/** Any time of day: the page puts the one that was read out into its place. */
const SAMPLE_TIME = new Date(2000, 0, 1, 10, 42);
const SAMPLE_CODE = "L-503-7F3A";

/** The line of the code. The script of the page fills the pattern with what was typed. */
function SampleCode({ language }: { language: Language }) {
  const text = useText();
  const time = clockText(SAMPLE_TIME, language);
  return (
    <p
      className="wm-code hd-code-line"
      data-pattern={text("problem.code", { code: "{code}", time: "{time}" })}
      data-time={time}
    >
      {text("problem.code", { code: SAMPLE_CODE, time })}
    </p>
  );
}
