import type { MadeUp } from "../calls/made-up.ts";
import { callOf } from "./call-of.ts";
import { refused, refusedByServerKey } from "./expect.ts";
import type { Seen, Step } from "./step.ts";

/** Steps with unknown tokens of pages that are reached from elsewhere. */
export function unknownArrivals(madeUp: MadeUp): Step[] {
  return [...others(madeUp), ...registrations(madeUp), ...workspaces(madeUp)];
}

function others({ token, oldToken, username, password }: MadeUp): Step[] {
  const list = { Token: token, MassPrintEmailType: "ClassList", MassPrintBatchJobId: "1" };
  const expect = refused("SAVED_SIGN_IN_ENDED");
  return [
    {
      ...callOf("redirect", { Token: token }),
      title: "Resume a stored sign-in with an unknown token",
      expect,
    },
    {
      ...callOf("redirect", { Token: oldToken }),
      title: "Resume a stored sign-in with an old token",
      expect,
    },
    {
      ...callOf("massPrint", list),
      title: "Open an unknown mass-print link",
      expect: refused("MAKE_LIST_AGAIN", "MASSPRINT_LINK_EXPIRED", "MASSPRINT_LINK_USED"),
    },
    {
      ...callOf("portfolioLinking", { Username: username, Password: password, SsoToken: token }),
      title: "Link an account with an unknown key",
      expect: refused("START_AT_DISTRICT", "USERNAME_OR_PASSWORD_NOT_FOUND"),
    },
  ];
}

function registrations({ token, email }: MadeUp): Step[] {
  const person = {
    Email: email,
    FirstName: "Probe",
    LastName: "Waymark",
    DisplayName: "",
    InstitutionId: "0",
    K: token,
  };
  return [
    {
      ...callOf("registrationData", { K: token }),
      title: "Open a registration with an unknown key",
      expect: refusedByServerKey("START_AT_DISTRICT"),
    },
    {
      ...callOf("registration", person),
      title: "Send a registration with an unknown key",
      expect: refusedByServerKey("GENERIC_ERROR"),
    },
  ];
}

function workspaces({ token }: MadeUp): Step[] {
  return [token, ""].map((k): Step => ({
    ...callOf("switchAccount", undefined),
    query: { k },
    title: k === "" ? "Load workspaces without a key" : "Load the workspaces of an unknown key",
    onSuccess: "Shows the workspaces or, where there is none, sign-in with a message.",
    // Without a workspace, sign-in opens with a message.
    expect: (seen) => (isEmpty(seen) ? null : refused("SIGN_IN_AGAIN")(seen)),
  }));
}

function isEmpty({ outcome }: Seen): boolean {
  return outcome.ok && outcome.urls.length === 0;
}
