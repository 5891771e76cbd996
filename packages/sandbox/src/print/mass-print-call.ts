import { randomBytes } from "node:crypto";
import { postCall } from "../api/call-row.ts";
import { isText } from "../api/fields.ts";
import { type AppContext, originOf } from "../http/app-context.ts";
import { ApiRefusal } from "../api/api-refusal.ts";
import { linkKinds } from "../links/link-kinds.ts";
import type { KnownLink } from "../links/link-store.ts";
import type { ClassList } from "./class-list.ts";

/** Makes the file that a mass-print link stands for: a class with a fresh activation link for everyone in it. */
export const massPrintCall = postCall({
  path: "/api/auth/massprintaddfiletoredis",
  fields: { Token: isText, MassPrintEmailType: isText, MassPrintBatchJobId: isText },
  answer: (c, { Token: token }) => {
    const { services, app } = c.var;
    const link = services.links.find(token, "MassPrint", app.name);
    if (link?.state !== "good" || !services.links.use(link.hash)) throw refusal(link);
    const id = randomBytes(24).toString("base64url");
    services.files.set(id, classListOf(c, link));
    c.set("outcome", "a class list is ready");
    return c.json({ data: { url: `${originOf(c)}/print/${id}` } });
  },
});

function refusal(link: KnownLink | undefined): ApiRefusal {
  // Between the look-up and its use another request may have used a link that was good.
  const state = link?.state === "good" ? "used" : (link?.state ?? "unknown");
  const message = `MASS_PRINT_TOKEN_${state.toUpperCase()}`;
  return new ApiRefusal({ status: 400, friendlyMessage: message, message });
}

function classListOf(c: AppContext, { accountId }: KnownLink): ClassList {
  const { accounts, links } = c.var.services;
  const teacher = accounts.byId(accountId);
  const students = accounts
    .all()
    .filter(
      ({ institution, userTypes }) => institution === teacher?.institution && userTypes.includes(1),
    );
  return {
    institution: teacher?.institution ?? "",
    language: teacher?.language ?? "en-CA",
    students: students.map((student) => {
      const kind = "ActivateAccount";
      const { token } = links.issue({
        kind,
        app: c.var.app.name,
        accountId: student.id,
        about: student.institution,
      });
      return {
        student,
        url: originOf(c) + linkKinds[kind].route({ kind, token, language: student.language }),
      };
    }),
  };
}
