import { calls, languages, languagesSpoken, type Language } from "@waymark/core/answers";
import type { MadeUp } from "../calls/made-up.ts";
import { callOf } from "./call-of.ts";
import { refused } from "./expect.ts";
import type { Run } from "./run.ts";
import type { Step } from "./step.ts";

/** Tries with a wrong password in all: a wait is asked for by then, or never. */
const MAX_TRIES = 8;

/** The refusals of the one username that is made up: in each language, in the variant, and until a wait is asked for. */
export async function trySignIns(run: Run, madeUp: MadeUp): Promise<void> {
  const steps: Step[] = [
    ...languagesSpoken().map((language) => wrongPassword(madeUp, language)),
    {
      ...wrongPassword(madeUp, "en-CA"),
      title: "Sign in with a wrong password, South Dakota's call",
      call: calls.loginSd,
    },
  ];
  for (let tries = steps.length + 1; tries <= MAX_TRIES; tries += 1) {
    const again = wrongPassword(madeUp, "en-CA");
    steps.push({ ...again, title: `Sign in with a wrong password, try ${tries}` });
  }
  const [first] = steps;
  for (const step of steps) {
    const expect = step === first ? step.expect : wrongOrTooMany;
    const answer = (await run.step({ ...step, expect }))?.exchange.answer;
    if (answer?.status === 429 || answer?.headers.has("Retry-After")) return;
  }
}

const wrongOrTooMany = refused(
  "USERNAME_OR_PASSWORD_NOT_FOUND",
  "TROUBLE_TOO_MANY",
  "TROUBLE_TOO_MANY_LATER",
  "TROUBLE_TOO_MANY_MINUTES",
);

function wrongPassword({ username, password, requestId }: MadeUp, language: Language): Step {
  const body = {
    Username: username,
    Password: password,
    RequestId: requestId,
    SelectedLanguage: languages[language].loginId,
    remember: false,
  };
  return {
    ...callOf("login", body, language),
    title: `Sign in with a wrong password, in ${language}`,
    topic: "wrong password",
    expect: refused("USERNAME_OR_PASSWORD_NOT_FOUND"),
  };
}
