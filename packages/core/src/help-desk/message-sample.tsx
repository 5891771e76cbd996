import type { ReactNode } from "react";
import { clockText } from "../errors/duration-text.ts";
import { errorSentences } from "../errors/error-text.tsx";
import type { MessageKey } from "../i18n/message.ts";
import { RichText } from "../i18n/rich-text.tsx";
import { useLanguage, useText } from "../i18n/use-text.tsx";
import type { CallerMessage } from "./caller-messages.ts";
import type { HelpDeskText } from "./help-desk-text.ts";

/** The strip at the foot of a page, and the box in its card. */
const frames = { strip: "hd-strip", box: "wm-summary" } as const;

/** Text of a screen without a code, with the region's name as a value. */
interface CodelessMessage {
  kind: "codeless";
  title?: MessageKey | undefined;
  /** The first line of a notice. */
  first?: MessageKey | undefined;
  body: MessageKey;
  /** The frame of a text of the page itself. */
  frame?: keyof typeof frames | undefined;
  values: { productName: string };
}

export interface MessageSampleProps {
  message: CallerMessage | CodelessMessage;
  /** The region's words for messages of its server. */
  words?: readonly string[] | undefined;
  text: HelpDeskText;
}

/** A message as the caller sees it, in the language of the texts around it. Below is the line of the code, where it has one. */
export function MessageSample({ message, words, text }: MessageSampleProps) {
  const holdsCode = message.kind === "page" && message.body === "outdated.body";
  const hasLine = message.kind !== "codeless" && !holdsCode;
  return (
    <div className="hd-sample" lang={useLanguage()} translate="no">
      <SampleMessage message={message} words={words} text={text} />
      {hasLine && <SampleCode />}
    </div>
  );
}

function SampleMessage({ message, words, text }: MessageSampleProps) {
  switch (message.kind) {
    case "serverWords":
      return (
        <Box
          isForm={message.isForm}
          first={[text("page.serverWords"), ...(words ?? [])].map((each, index) => (
            <div key={each}>{index === 0 ? <i>{each}</i> : each}</div>
          ))}
        />
      );
    case "codeless":
    case "page":
      return <PageSample message={message} />;
    default:
      return <Box isForm={message.isForm} {...errorSentences(message.error)} />;
  }
}

type PageMessage = Extract<CallerMessage, { kind: "page" }>;

/** A page's own text: below its heading, in a strip, or in a notice. */
function PageSample({ message }: { message: PageMessage | CodelessMessage }) {
  const text = useText();
  const { title, body } = message;
  const isCodeless = message.kind === "codeless";
  const words = <RichText text={text(body, isCodeless ? message.values : undefined)} links={{}} />;
  if (isCodeless && message.frame) return <div className={frames[message.frame]}>{words}</div>;
  if (isCodeless && message.first) return <Box first={text(message.first)} second={words} />;
  if (!title) return <Box tone={isCodeless ? undefined : message.tone} first={words} />;
  return (
    <>
      <b className="hd-sample__heading">{text(title)}</b>
      <div>{words}</div>
    </>
  );
}

interface BoxProps {
  /** True for the red box of a form. */
  isForm?: boolean;
  tone?: "warning" | "info" | undefined;
  first: ReactNode;
  second?: ReactNode;
}

function Box({ isForm = false, tone = "warning", first, second }: BoxProps) {
  const text = useText();
  return (
    <div className={isForm ? "wm-summary" : "wm-notice"} data-tone={isForm ? undefined : tone}>
      {isForm && <b className="wm-summary__title">{text("summary.title")}</b>}
      <div>{first}</div>
      {second && <div className="wm-summary__detail">{second}</div>}
    </div>
  );
}

/** Any time of day: the page puts the one that was read out into its place. */
const SAMPLE_TIME = new Date(2000, 0, 1, 10, 42);
const SAMPLE_CODE = "L-503-7F3A";

/** The line of the code. The script of the page fills the pattern with what was typed. */
function SampleCode() {
  const text = useText();
  const time = clockText(SAMPLE_TIME, useLanguage());
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
