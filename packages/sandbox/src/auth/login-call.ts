import { isFlag, isLoginLanguage, isText, isUuid, postCall } from "../api/call-row.ts";
import { ApiRefusal } from "../api/api-refusal.ts";
import { acceptedLanguage, type AppContext } from "../http/app-context.ts";
import type { TextLanguage } from "../languages.ts";
import { checkCredentials, type CredentialsCheck } from "./check-credentials.ts";
import { MAX_FAILURES } from "./sign-in-limits.ts";
import { landingUrl } from "./landing-url.ts";
import { loginTexts, tooManyFailures } from "./login-refusals.ts";
import { startSession } from "./session.ts";

const FIRST_FAILURE_WITH_MESSAGE = 3;

const fields = {
  Username: isText,
  Password: isText,
  RequestId: isUuid,
  SelectedLanguage: isLoginLanguage,
  remember: isFlag,
};

/** Signing in, in its two spellings: both answer alike. */
export const loginCalls = ["/api/auth/login", "/api/auth/loginSD"].map((path) =>
  postCall({
    path,
    fields,
    answer: async (c, body) => {
      const check = await checkCredentials(c.var.services, body.Username, body.Password);
      const texts = loginTexts[messageLanguage(c, body.SelectedLanguage)];
      switch (check.kind) {
        case "mustWait":
          throw tooManyFailures(c, check.seconds);
        case "refused":
          return refuse(c, check, texts.repeatedFailure);
        case "locked":
          c.set("outcome", `${check.account.username} is locked`);
          return c.json({ data: { errorMessage: texts.locked } });
        case "accepted":
          return accept(c, check.account, body.remember);
      }
    },
  }),
);

type Refused = Extract<CredentialsCheck, { kind: "refused" }>;

function refuse(c: AppContext, check: Refused, repeatedFailure: (left: number) => string) {
  const who = check.account ? `wrong password for ${check.account.username}` : "unknown username";
  c.set("outcome", `${who}, failure ${check.failures} of ${MAX_FAILURES}`);
  if (check.failures >= FIRST_FAILURE_WITH_MESSAGE) {
    const left = Math.max(0, MAX_FAILURES - check.failures);
    return c.json({ data: { errorMessage: repeatedFailure(left) } });
  }
  throw new ApiRefusal({
    status: 401,
    friendlyMessage: "The username or password was not found",
    translationKey: "USERNAME_OR_PASSWORD_NOT_FOUND",
  });
}

type Accepted = Extract<CredentialsCheck, { kind: "accepted" }>["account"];

function accept(c: AppContext, account: Accepted, remember: boolean): Response {
  const { tokens } = c.var.services;
  const owner = { app: c.var.app.name, accountId: account.id };
  if (account.mustReset) {
    c.set("outcome", `${account.username} has to choose a new password`);
    const jwtToken = tokens.issue({ purpose: "mustReset", ...owner });
    return c.json({ data: { isMustResetPassword: true, userAccountId: account.id, jwtToken } });
  }
  c.set("outcome", `${account.username} signed in`);
  const session = startSession(c, account, remember);
  return c.json({
    data: {
      isMustResetPassword: false,
      userAccountId: account.id,
      jwtToken: tokens.issue({ purpose: "appToken", ...owner }),
      url: landingUrl(c, session, c.req.query("redirect")),
    },
  });
}

function messageLanguage(c: AppContext, selectedLanguage: 0 | 1): TextLanguage {
  if (selectedLanguage === 0) return "en";
  return c.var.app.otherLanguage ?? acceptedLanguage(c);
}
