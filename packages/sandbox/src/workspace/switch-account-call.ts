import { workspacesOf } from "../accounts/workspaces.ts";
import { ApiRefusal } from "../api/api-refusal.ts";
import type { CallRow } from "../api/call-row.ts";
import { readSession } from "../auth/session.ts";
import { originOf } from "../http/app-context.ts";

/** The workspaces to choose from, for the session that the `k` was made for. */
export const switchAccountCall: CallRow = {
  method: "GET",
  path: "/api/auth/switchaccount",
  answer: async (c) => {
    const { services, app } = c.var;
    const session = readSession(c);
    const known =
      session &&
      services.tokens.find({
        purpose: "workspaceChoice",
        app: app.name,
        token: c.req.query("k") ?? "",
        boundTo: session.hash,
      });
    if (!session || !known) {
      c.set("outcome", "k refused");
      throw new ApiRefusal({ status: 401, friendlyMessage: "The key is not valid" });
    }
    c.set("outcome", `workspaces of ${session.account.username}`);
    const data = workspacesOf(session.account.userTypes).map(({ userType, path }) => ({
      userType,
      url: `${originOf(c)}/workspace/${path}`,
    }));
    return c.json({ data });
  },
};
