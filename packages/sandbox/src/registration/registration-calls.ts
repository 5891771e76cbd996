import { ApiRefusal } from "../api/api-refusal.ts";
import { postCall } from "../api/call-row.ts";
import { isText } from "../api/fields.ts";
import { type AppContext, originOf } from "../http/app-context.ts";
import type { SsoPerson } from "../sso/people.ts";
import { institutions } from "./institutions.ts";

/** What the registration form is filled with: the address that the district vouches for, and the institutions. */
export const registrationDataCall = postCall({
  path: "/api/auth/getregistrationdata",
  fields: { K: isText },
  answer: (c, { K }) => {
    const { claim } = personOf(c, K);
    c.set("outcome", "registration opened");
    return c.json({ userClaim: claim, institutions, messages: [] });
  },
});

/** Hands a registration to the administrator, who decides on the console. */
export const registrationCall = postCall({
  path: "/api/auth/registration",
  fields: {
    Email: isText,
    FirstName: isText,
    LastName: isText,
    DisplayName: isText,
    InstitutionId: isText,
    K: isText,
  },
  answer: (c, body) => {
    const { services, app } = c.var;
    const { subject } = personOf(c, body.K);
    const institution = institutions.find(
      ({ institutionId }) => institutionId === body.InstitutionId,
    );
    if (!institution) throw new ApiRefusal({ status: 400, friendlyMessage: "No such institution" });
    const isTaken = services.accounts.withEmail(body.Email).length > 0;
    if (isTaken || services.registrations.all().some(({ email }) => email === body.Email)) {
      c.set("outcome", "the address is registered already");
      throw new ApiRefusal({
        status: 400,
        friendlyMessage: "This address is registered already",
        translationKey: "EMAIL_ALREADY_REGISTERED",
      });
    }
    services.registrations.add({
      app: app.name,
      origin: originOf(c),
      subject,
      email: body.Email,
      firstName: body.FirstName,
      lastName: body.LastName,
      displayName: body.DisplayName,
      institution: institution.name,
      language: app.name === "uk" ? "en-GB" : "en-CA",
    });
    c.set("outcome", "registration sent to the administrator");
    return c.json({ messages: [] });
  },
});

/** The person behind a `k`. @throws {ApiRefusal} 401 when there is none */
function personOf(c: AppContext, k: string): SsoPerson {
  const person = c.var.services.sso.find(k, c.var.app.name);
  if (person) return person;
  c.set("outcome", "k refused");
  throw new ApiRefusal({ status: 401, friendlyMessage: "The key is not valid" });
}
