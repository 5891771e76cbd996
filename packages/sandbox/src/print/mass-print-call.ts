import { randomBytes } from "node:crypto";
import type { Account } from "../accounts/account.ts";
import { isText, postCall } from "../api/call-row.ts";
import { type AppContext, appOriginOf, originOf } from "../http/app-context.ts";
import { ApiRefusal } from "../api/api-refusal.ts";
import { linkKinds } from "../links/link-kinds.ts";
import type { KnownLink } from "../links/link-store.ts";
import type { Language } from "../languages.ts";
import { inGroups, typedToken } from "../links/link-tokens.ts";
import type { ClassList, Slip } from "./class-list.ts";

/** Kind of link on the slips. */
const KIND = "ActivateAccount" as const;

/** Makes the file that a mass-print link stands for: a class with a fresh slip for each pupil. */
export const massPrintCall = postCall({
  path: "/api/auth/massprintaddfiletoredis",
  fields: { Token: isText, MassPrintEmailType: isText, MassPrintBatchJobId: isText },
  answer: (c, { Token: token }) => {
    const { services, app } = c.var;
    const link = services.links.find(token, "MassPrint", app.name);
    if (link?.state !== "good") throw refusal(link?.state ?? "unknown");
    services.links.use(link.hash);
    const id = randomBytes(24).toString("base64url");
    services.files.set(id, classListOf(c, link));
    c.set("outcome", "a class list is ready");
    return c.json({ data: { url: `${originOf(c)}/print/${id}` } });
  },
});

function refusal(state: "unknown" | "expired" | "used"): ApiRefusal {
  const message = `MASS_PRINT_TOKEN_${state.toUpperCase()}`;
  return new ApiRefusal({ status: 400, friendlyMessage: message, message });
}

function classListOf(c: AppContext, { accountId, language }: KnownLink): ClassList {
  const { accounts, clock } = c.var.services;
  const teacher = accounts.byId(accountId);
  const students = accounts
    .all()
    .filter(
      ({ institution, userTypes }) => institution === teacher?.institution && userTypes.includes(1),
    );
  return {
    institution: teacher?.institution ?? "",
    language,
    origin: appOriginOf(c),
    until: new Date(clock.now() + linkKinds[KIND].lifetime * 1000),
    slips: students.map((student) => slipFor(c, student, language)),
  };
}

function slipFor(c: AppContext, student: Account, language: Language): Slip {
  const { services, app } = c.var;
  const about = student.institution;
  const link = { kind: KIND, app: app.name, accountId: student.id, about, language };
  const { token } = services.links.issue(link, typedToken());
  return { student, url: `${appOriginOf(c)}/go/${inGroups(token)}` };
}
