import { ApiRefusal } from "../api/api-refusal.ts";
import { isText, postCall } from "../api/call-row.ts";
import { checkCredentials } from "../auth/check-credentials.ts";
import { landingUrl } from "../auth/landing-url.ts";
import { loginTexts, tooManyFailures } from "../auth/login-refusals.ts";
import { startSession } from "../auth/session.ts";
import { acceptedLanguage } from "../http/app-context.ts";

/** Links the person behind a `k` to an account whose password they know, and signs them in. */
export const portfolioLinkingCall = postCall({
  path: "/api/auth/portfolioLinking",
  fields: { Username: isText, Password: isText, SsoToken: isText },
  answer: async (c, { Username, Password, SsoToken }) => {
    const { services, app } = c.var;
    const person = services.sso.find(SsoToken, app.name);
    if (!person) {
      c.set("outcome", "k refused");
      throw new ApiRefusal({ status: 400, friendlyMessage: "The key is not valid" });
    }
    const check = await checkCredentials(services, Username, Password);
    if (check.kind === "mustWait") throw tooManyFailures(c, check.seconds);
    // The call does not name the page's language.
    const language = acceptedLanguage(c);
    if (check.kind === "locked") return c.json({ errorMessage: loginTexts[language].locked });
    if (check.kind !== "accepted") {
      c.set("outcome", "wrong username or password");
      throw new ApiRefusal({ status: 401, friendlyMessage: "Not found" });
    }
    services.sso.link(person.subject, check.account.id);
    c.set("outcome", `${check.account.username} is linked`);
    return c.json({ url: landingUrl(c, startSession(c, check.account, false)) });
  },
});
