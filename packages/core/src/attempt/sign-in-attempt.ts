import type { Failure } from "../api/result.ts";
import { uuid } from "../browser/uuid.ts";
import type { Redirect } from "../navigation/safe-redirect-url.ts";
import type { PendingPasswordChange } from "../session/pending-password-change.ts";
import { keepSignIn } from "../session/stored-session.ts";
import { type AttemptProgress, type AttemptState, idle } from "./attempt-state.ts";
import { createFormAttempt, type FormAttempt } from "./form-attempt.ts";
import { callSignIn, type CallDependencies, type SignIn, type SignInPage } from "./call-sign-in.ts";
import {
  type SignInErrors,
  type SignInValues,
  staysSignedIn,
  validateSignIn,
} from "./sign-in-values.ts";

interface Invalid {
  name: "invalid";
  errors: SignInErrors;
}

type SignInOwnState = Invalid | { name: "mustReset"; change: PendingPasswordChange };
export type SignInProgress = AttemptProgress<SignInOwnState>;

/** Functions and facts of the page that an attempt needs. */
export interface SignInDependencies extends CallDependencies, Redirect {}

/** The attempt of the sign-in form. */
export interface SignInAttempt extends Omit<
  FormAttempt<SignIn, SignInOwnState>,
  "submit" | "show"
> {
  /** The `RequestId` of all submits of one form. */
  requestId: string;
  /**
   * Submits the values, one submit at a time.
   * @throws programming mistakes alone
   */
  submit: (values: SignInValues, page: SignInPage) => Promise<void>;
  /** Notes what has been filled in since an invalid submit. */
  revise: (values: SignInValues) => void;
  /** Shows a failure that no call had. */
  fail: (failure: Failure) => void;
}

export function createSignInAttempt(dependencies: SignInDependencies): SignInAttempt {
  const { configuration, leaveTo } = dependencies;
  const requestId = uuid();
  const attempt = createFormAttempt<SignIn, SignInOwnState>({
    operation: "login",
    opensAccount: true,
  });

  /** Stores the sign-in, then leaves to its url. Until the page is left, `stop-next-page.ts` may stop that. */
  function succeed(
    signIn: SignIn,
    values: SignInValues,
    { variant }: SignInPage,
  ): AttemptState<SignInOwnState> {
    if (signIn.kind === "mustReset")
      return { name: "mustReset", change: { ...signIn.change, variant } };
    keepSignIn(staysSignedIn(values, configuration) ? signIn.token : null);
    leaveTo(signIn.url);
    return { name: "leaving" };
  }

  const submit = (values: SignInValues, page: SignInPage): Promise<void> =>
    attempt.submit({
      sent: values.username,
      invalid: invalidState(validateSignIn(values)),
      call: (signal) => callSignIn({ values, page, requestId, signal }, dependencies),
      onSuccess: (signIn) => succeed(signIn, values, page),
      repeat: () => void submit(values, page),
    });

  return {
    ...attempt,
    requestId,
    submit,
    revise: (values) => {
      const { state } = attempt.get();
      if (state.name !== "invalid") return;
      const now = validateSignIn(values);
      const remaining = Object.entries(state.errors).filter(([name]) => name in now);
      attempt.show(invalidState(Object.fromEntries(remaining)) ?? idle);
    },
    fail: (failure) => attempt.show({ name: "failed", failure, wait: null }),
  };
}

function invalidState(errors: SignInErrors): Invalid | null {
  return Object.keys(errors).length > 0 ? { name: "invalid", errors } : null;
}
