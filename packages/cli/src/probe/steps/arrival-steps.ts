import { calls } from "@waymark/core/answers";
import type { MadeUp } from "../calls/made-up.ts";
import { refused, refusedByServerKey } from "./expect.ts";
import { LEAVES, type Seen, type Step } from "./step.ts";

const language = "en-CA";

/** Steps with unknown tokens of pages that are reached from elsewhere. */
export function unknownArrivals(madeUp: MadeUp): Step[] {
  return [...others(madeUp), ...registrations(madeUp), ...workspaces(madeUp)];
}

function others({ token, oldToken, username, password }: MadeUp): Step[] {
  const stored = {
    call: calls.redirect,
    language,
    screen: "sign-in",
    onSuccess: LEAVES,
    expect: refused("SAVED_SIGN_IN_ENDED"),
  } as const;
  return [
    { ...stored, title: "Resume a stored sign-in with an unknown token", body: { Token: token } },
    { ...stored, title: "Resume a stored sign-in with an old token", body: { Token: oldToken } },
    {
      title: "Open an unknown mass-print link",
      call: calls.massPrint,
      language,
      body: { Token: token, MassPrintEmailType: "ClassList", MassPrintBatchJobId: "1" },
      screen: "mass-print",
      onSuccess: LEAVES,
      expect: refused("MAKE_LIST_AGAIN", "MASSPRINT_LINK_EXPIRED", "MASSPRINT_LINK_USED"),
    },
    {
      title: "Link an account with an unknown key",
      call: calls.portfolioLinking,
      language,
      body: { Username: username, Password: password, SsoToken: token },
      screen: "portfolio-linking",
      onSuccess: LEAVES,
      expect: refused("START_AT_DISTRICT", "USERNAME_OR_PASSWORD_NOT_FOUND"),
    },
  ];
}

function registrations({ token, email }: MadeUp): Step[] {
  return [
    {
      title: "Open a registration with an unknown key",
      call: calls.registrationData,
      language,
      body: { K: token },
      screen: "registration",
      onSuccess: "Shows the form.",
      expect: refusedByServerKey("START_AT_DISTRICT"),
    },
    {
      title: "Send a registration with an unknown key",
      call: calls.registration,
      language,
      body: {
        Email: email,
        FirstName: "Probe",
        LastName: "Waymark",
        DisplayName: "",
        InstitutionId: "0",
        K: token,
      },
      screen: "registration",
      onSuccess: "Says that the registration was sent.",
      expect: refusedByServerKey("GENERIC_ERROR"),
    },
  ];
}

function workspaces({ token }: MadeUp): Step[] {
  return [token, ""].map((k): Step => ({
    title: k === "" ? "Load workspaces without a key" : "Load the workspaces of an unknown key",
    call: calls.switchAccount,
    language,
    query: { k },
    screen: "switch-account",
    onSuccess: "Shows the workspaces or, where there is none, sign-in with a message.",
    // Without a workspace, sign-in opens with a message.
    expect: (seen) => (isEmpty(seen) ? null : refused("SIGN_IN_AGAIN")(seen)),
  }));
}

function isEmpty({ outcome }: Seen): boolean {
  return outcome.ok && outcome.urls.length === 0;
}
