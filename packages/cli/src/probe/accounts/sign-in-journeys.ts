import { languages, workspacesOf } from "@waymark/core/answers";
import type { MadeUp } from "../calls/made-up.ts";
import { callOf } from "../steps/call-of.ts";
import { accepted } from "../steps/expect.ts";
import type { Run } from "../steps/run.ts";
import type { Seen, Step } from "../steps/step.ts";
import type { AccountFile } from "./account-file.ts";

type Account = NonNullable<AccountFile["workspaces"]>;

/** Signs in, and resumes the sign-in with the token that it brought. */
export async function signInAndResume(
  run: Run,
  account: Account,
  options: LoginOptions,
): Promise<void> {
  run.tell(`Next: sign in with ${options.name}, and resume that sign-in.`);
  const seen = await run.step(login(account, options, expectToken));
  const token = seen && textOf(seen, "jwtToken");
  // The token of a change of the password is none of a sign-in.
  if (!seen || token === undefined || isAskedToChange(seen)) return;
  await run.step({
    ...callOf("redirect", { Token: token }, account.language),
    title: `Resume the sign-in of ${options.name}`,
    expect: accepted,
  });
}

/** Signs in with several workspaces, and loads them. */
export async function chooseWorkspace(
  run: Run,
  account: Account,
  options: LoginOptions,
): Promise<void> {
  run.tell(`Next: sign in with ${options.name}, and load the workspaces.`);
  const seen = await run.step(login(account, options, accepted));
  const url = seen?.outcome.ok ? seen.outcome.urls[0]?.followed : null;
  if (url == null) return;
  await run.step({
    ...callOf("switchAccount", undefined, account.language),
    query: { k: keyOf(url) },
    title: `Load the workspaces of ${options.name}`,
    expect: expectEveryWorkspace,
  });
}

/** Reads the key of a url as the portal does: a plus sign in it is no blank. */
function keyOf(url: string): string {
  const { search } = new URL(url);
  return new URLSearchParams(search.replaceAll("+", "%2B")).get("k") ?? "";
}

/** Signs in where the password has to be changed, and changes it only if changes are allowed. */
export async function changePassword(
  run: Run,
  { newPassword, ...account }: NonNullable<AccountFile["mustReset"]>,
  options: LoginOptions & { mayChange: boolean },
): Promise<void> {
  run.tell(`Next: sign in with ${options.name}, whose password has to be changed.`);
  const seen = await run.step({
    ...login(account, options, expectMustReset),
    onSuccess: "Leads to the change of the password.",
  });
  if (!seen?.outcome.ok || newPassword === undefined || !options.mayChange) return;
  run.tell(`Next, which changes something: the password of ${options.name}.`);
  const { userAccountId, jwtToken } = seen.outcome.data;
  const body = {
    UserAccountId: userAccountId,
    Password: newPassword,
    resetPasswordType: "ForceResetPassword",
    Token: jwtToken ?? "",
  };
  await run.step({
    ...callOf("mustResetPassword", body, account.language),
    title: `Change the password of ${options.name}`,
    onSuccess: "Leaves for the url of the answer or, without one, shows sign-in.",
    expect: accepted,
  });
}

interface LoginOptions {
  /** Name of the account in the account file. */
  name: string;
  madeUp: MadeUp;
}

function login(account: Account, { name, madeUp }: LoginOptions, expect: Step["expect"]): Step {
  const { username, password, language = "en-CA" } = account;
  const body = {
    Username: username,
    Password: password,
    RequestId: madeUp.requestId,
    SelectedLanguage: languages[language].loginId,
    remember: true,
  };
  return { ...callOf("login", body, language), title: `Sign in with ${name}`, expect };
}

function textOf({ outcome }: Seen, field: string): string | undefined {
  const value = outcome.ok ? outcome.data[field] : undefined;
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Returns true where the password has to be changed before the sign-in is complete. */
function isAskedToChange({ outcome }: Seen): boolean {
  return outcome.ok && outcome.data["isMustResetPassword"] === true;
}

/** Expects a success with the token that is stored. */
const expectToken: Step["expect"] = (seen) => {
  if (!seen.outcome.ok) return accepted(seen);
  if (isAskedToChange(seen))
    return "The password has to be changed first. Use the part `mustReset` for it.";
  if (textOf(seen, "jwtToken") !== undefined) return null;
  return "There is no `jwtToken`, so the person is not kept signed in.";
};

const expectMustReset: Step["expect"] = (seen) => {
  if (!seen.outcome.ok) return accepted(seen);
  return isAskedToChange(seen)
    ? null
    : "The password does not have to be changed: there is no `isMustResetPassword`.";
};

/** Expects a card for each entry. */
const expectEveryWorkspace: Step["expect"] = (seen) => {
  const { outcome } = seen;
  if (!outcome.ok) return accepted(seen);
  if (outcome.urls.length === 0) return "There is no workspace, so the person is led to sign-in.";
  const shown = workspacesOf(outcome.data).length;
  if (shown === outcome.urls.length) return null;
  return `${outcome.urls.length - shown} of ${outcome.urls.length} entries have no known \`userType\` or no \`url\`, and get no card.`;
};
