import { expect, it } from "vitest";
import { loginTexts } from "./auth/login-refusals.ts";
import { greetings, mailTexts } from "./mail/mail-texts.ts";
import { occasions } from "./mail/occasions.ts";
import { answerTexts } from "./pages/answer-page.ts";
import * as english from "./site/site-texts-en.ts";
import * as french from "./site/site-texts-fr.ts";
import { ssoPeople } from "./sso/single-sign-on.ts";
import { workspaceTexts } from "./workspace/workspace-texts.ts";

/** Replaces a function by the texts that it gives: JSON would leave it out. */
const spelled = (_: string, text: unknown) =>
  typeof text === "function" ? [0, 1, 2].map((value) => String(text(value))) : text;

it.each(
  Object.entries({
    mailTexts,
    greetings,
    occasions,
    answerTexts,
    siteTexts: { ...english, ...french },
    ssoPeople,
    workspaceTexts,
    loginTexts,
  }),
)("[LN-5] %s has typographic apostrophes alone", (_, texts) => {
  expect(JSON.stringify(texts, spelled)).not.toMatch(/\p{L}'\p{L}/u);
});
