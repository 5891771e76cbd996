import type { MadeUp } from "../calls/made-up.ts";
import { callOf } from "../steps/call-of.ts";
import { accepted, refused, refusedByServerKey } from "../steps/expect.ts";
import type { Run } from "../steps/run.ts";
import type { Step } from "../steps/step.ts";
import type { AccountFile } from "./account-file.ts";

/** Options of the journeys of test accounts. */
export interface JourneyOptions {
  mayChange: boolean;
  madeUp: MadeUp;
  /** Address of the portal's forgot page. */
  forgotUrl: string;
}

/** Tries the made-up password at linking, and links the account only if changes are allowed. */
export async function linkAccount(
  run: Run,
  { k, username, password }: NonNullable<AccountFile["linking"]>,
  { mayChange, madeUp }: JourneyOptions,
): Promise<void> {
  const link = (Username: string, Password: string, expect: Step["expect"]): Step => ({
    ...callOf("portfolioLinking", { Username, Password, SsoToken: k }),
    title: "Link an account with a wrong password",
    expect,
  });
  run.tell("Next: link an account with the key of `linking` and a wrong password.");
  await run.step(link(madeUp.username, madeUp.password, refused("USERNAME_OR_PASSWORD_NOT_FOUND")));
  if (!mayChange) return;
  run.tell("Next, which changes something: link the account of `linking`.");
  await run.step({ ...link(username, password, accepted), title: "Link the account of `linking`" });
}

/** Opens a registration, and sends it only if changes are allowed. */
export async function register(
  run: Run,
  given: NonNullable<AccountFile["registration"]>,
  { mayChange, madeUp }: JourneyOptions,
): Promise<void> {
  run.tell("Next: open the registration of `registration`.");
  const seen = await run.step({
    ...callOf("registrationData", { K: given.k }),
    title: "Open the registration of `registration`",
    onSuccess: "Shows the form with the institutions.",
    expect: (answer) =>
      answer.outcome.ok && institutionsOf(answer.outcome.data).length === 0
        ? "There is no institution to choose."
        : accepted(answer),
  });
  if (!mayChange || !seen?.outcome.ok) return;
  const { data } = seen.outcome;
  const claim = data["userClaim"];
  run.tell("Next, which changes something: send the registration of `registration`.");
  await run.step({
    ...callOf("registration", {
      Email: given.email ?? (typeof claim === "string" && claim !== "" ? claim : madeUp.email),
      FirstName: given.firstName ?? "Probe",
      LastName: given.lastName ?? "Waymark",
      DisplayName: "",
      InstitutionId: given.institutionId ?? institutionsOf(data)[0],
      K: given.k,
    }),
    title: "Send the registration of `registration`",
    expect: (answer) => (answer.outcome.ok ? null : refusedByServerKey("GENERIC_ERROR")(answer)),
  });
}

function institutionsOf({ institutions }: Readonly<Record<string, unknown>>): unknown[] {
  const list: unknown[] = Array.isArray(institutions) ? institutions : [];
  return list.map((entry): unknown => Object(entry).institutionId).filter((id) => id != null);
}

/** Opens a mailed link, and sets a password with it only if changes are allowed. */
export async function resetPassword(
  run: Run,
  { token, resetType, newPassword }: NonNullable<AccountFile["reset"]>,
  { mayChange, madeUp, forgotUrl }: JourneyOptions,
): Promise<void> {
  const link = { Token: token, ForgotPasswordUrl: forgotUrl, resetPasswordType: resetType };
  const open: Step = {
    ...callOf("validateEmailToken", link),
    title: "Open the link of `reset`",
    ...(resetType === "ActivateParent" && { operation: "parentResetToken" }),
    expect: accepted,
  };
  run.tell("Next: open the link of `reset`.");
  const seen = await run.step(open);
  if (!seen?.outcome.ok) return;
  const { userName, emailAddress } = seen.outcome.data;
  let username = userName || emailAddress;
  if (resetType === "ActivateParent") {
    const family = await run.step({
      ...callOf("familyData", { k: token, email: emailAddress || userName || "" }),
      title: "Load the children of `reset`",
      expect: accepted,
    });
    username ||= family?.outcome.ok && Object(family.outcome.data["parent"]).userName;
  }
  if (!mayChange || newPassword === undefined) return;
  run.tell("Next, which changes something: set a password with the link of `reset`.");
  const call =
    resetType === "HigherEdActivation"
      ? callOf("registerHigherEd", { emailToken: token, password: newPassword })
      : callOf("resetPassword", {
          UserName: username || "",
          Password: newPassword,
          resetPasswordType: resetType,
          token,
          requestId: madeUp.requestId,
        });
  const set = await run.step({
    ...call,
    title: "Set a password with the link of `reset`",
    expect: accepted,
  });
  if (!set?.outcome.ok) return;
  const again = refused(
    "FORGOT_PASSWORD_LINK_USED",
    "FORGOT_PASSWORD_LINK_EXPIRED",
    "FORGOT_PASSWORD_LINK_EXPIRED_PARENT",
  );
  await run.step({ ...open, title: "Open the link of `reset` again", expect: again });
}
