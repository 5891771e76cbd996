import type { MessageKey } from "../i18n/message.ts";
import { Advice } from "./advice.tsx";
import type { HelpDeskKey, HelpDeskText } from "./help-desk-text.ts";
import { type PageTexts, Samples } from "./samples.tsx";

interface CodelessRow {
  title?: MessageKey;
  first?: MessageKey;
  body: MessageKey;
  frame?: "strip" | "box";
  /** Absent where the message says all that helps. */
  say?: HelpDeskKey;
  steps?: HelpDeskKey;
}

const linkAgain = { say: "confirmRefused.say", steps: "confirmRefused.do" } as const;

/** Messages of screens without a code, because no call has failed there. Their advice is that of codes. */
const codelessMessages: readonly CodelessRow[] = [
  {
    title: "error.title",
    body: "SOMETHING_WENT_WRONG_WITH_SSO_ERROR",
    say: "linkingRefused.say",
    steps: "registrationNotOpened.do",
  },
  { title: "error.title", body: "PAGE_DOES_NOT_EXIST_ERROR", ...linkAgain },
  { body: "LINK_CUT_OFF", ...linkAgain },
  { title: "parent.title", body: "parent.body", say: "severalAccounts.say" },
  {
    title: "registrationNotAllowed.title",
    body: "registrationNotAllowed.body",
    say: "severalAccounts.say",
  },
  // An account without a workspace.
  {
    first: "GENERIC_ERROR",
    body: "OUR_MISTAKE",
    say: "badAddress.say",
    steps: "workspaceRefused.do",
  },
  { body: "page.broken", frame: "strip", say: "updatedPage.say", steps: "updatedPage.do" },
  { body: "ways.failed", say: "missingPart.say", steps: "missingPart.do" },
  { body: "page.noScript", frame: "box" },
];

interface CodelessMessagesProps {
  productName: string;
  texts: PageTexts;
  text: HelpDeskText;
}

/** The messages that have no code, each with what helps. The page's script opens them for words that are no code. */
export function CodelessMessages({ productName, texts, text }: CodelessMessagesProps) {
  return (
    <details id="codeless" className="hd-lists">
      <summary>
        <h2>{text("page.noCode")}</h2>
      </summary>
      <ul className="hd-codeless">
        {codelessMessages.map(({ say, steps, ...parts }) => {
          const message = { kind: "codeless", ...parts, values: { productName } } as const;
          return (
            <li key={parts.body} className="hd-columns" data-codeless>
              {say && (
                <div className="hd-advice">
                  <Advice say={say} steps={steps} text={text} />
                </div>
              )}
              <div className="hd-saw">
                <h3>{text("page.saw")}</h3>
                <Samples messages={[message]} texts={texts} text={text} />
              </div>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
