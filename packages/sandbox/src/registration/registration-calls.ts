import { usernameKey } from "../accounts/account.ts";
import { ApiRefusal } from "../api/api-refusal.ts";
import { isText, postCall } from "../api/call-row.ts";
import { acceptedLanguage, type AppContext, appOriginOf } from "../http/app-context.ts";
import type { Language } from "../languages.ts";
import { isPlainAddress } from "../mail/plain-address.ts";
import type { SsoPerson } from "../sso/single-sign-on.ts";

/** Institutions of the sandbox's district that educators may choose. */
const institutions = [
  { institutionId: "riverside", name: "Riverside Secondary School, Ottawa" },
  { institutionId: "mont-bleu", name: "École secondaire du Mont-Bleu, Gatineau" },
  { institutionId: "etoile", name: "Collège de l’Étoile, Moncton" },
  { institutionId: "prairie", name: "Prairie View High School, Rapid City" },
  { institutionId: "coral", name: "Coral Bay High School, Florida" },
  { institutionId: "calder", name: "Calder Vale Sixth Form, Halifax" },
  { institutionId: "outdoors", name: "Smith & Sons <Outdoor> Centre" },
] as const;

/** Returns the data of the registration form: the address that the district vouches for, and the institutions. */
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
    checkPerson(body);
    checkNew(c, body.Email);
    services.registrations.add({
      app: app.name,
      origin: appOriginOf(c),
      subject,
      email: body.Email,
      firstName: body.FirstName,
      lastName: body.LastName,
      displayName: body.DisplayName,
      institution: institution.name,
      language: languageOf(c),
    });
    c.set("outcome", "registration sent to the administrator");
    return c.json({ messages: [] });
  },
});

/** The call does not name the page's language, so it is the browser's, as far as the app has it. */
function languageOf(c: AppContext): Language {
  if (c.var.app.otherLanguage === "en") return "en-GB";
  return acceptedLanguage(c) === "fr" ? "fr-CA" : "en-CA";
}

/** @throws {ApiRefusal} 400 for anything but one address, and for names that are more than a line */
function checkPerson(body: Record<"Email" | "FirstName" | "LastName" | "DisplayName", string>) {
  if (!isPlainAddress(body.Email)) {
    throw new ApiRefusal({
      status: 400,
      friendlyMessage: "This is not an email address",
      translationKey: "EMAIL_ENTERED_INVALID",
    });
  }
  const names = [body.FirstName, body.LastName, body.DisplayName];
  if (names.some((name) => /\p{Cc}/u.test(name))) {
    throw new ApiRefusal({ status: 400, friendlyMessage: "A name has to be a single line" });
  }
}

/** @throws {ApiRefusal} 400 where the address has an account, or waits for the administrator */
function checkNew(c: AppContext, email: string): void {
  const { accounts, registrations } = c.var.services;
  const isSame = (other: string) => usernameKey(other) === usernameKey(email);
  const registered = registrations.all().filter((each) => isSame(each.email));
  if (registered.some(({ state }) => state === "waiting")) {
    c.set("outcome", "the registration waits for approval");
    throw new ApiRefusal({
      status: 400,
      friendlyMessage: "The registration of this address waits for approval",
      translationKey: "REGISTRATION_PENDING",
    });
  }
  if (accounts.withEmail(email).length === 0) return;
  c.set("outcome", "the address is registered already");
  throw new ApiRefusal({
    status: 400,
    friendlyMessage: "This address is registered already",
    translationKey: "EMAIL_ALREADY_REGISTERED",
  });
}

/** The person behind a `k`. @throws {ApiRefusal} 401 when there is none */
function personOf(c: AppContext, k: string): SsoPerson {
  const person = c.var.services.sso.find(k, c.var.app.name);
  if (person) return person;
  c.set("outcome", "k refused");
  throw new ApiRefusal({ status: 401, friendlyMessage: "The key is not valid" });
}
