import { expectTypeOf, it } from "vitest";
import type * as forgot from "../flows/forgot/use-forgot.tsx";
import type { RegistrationFormOptions } from "../flows/registration/use-registration-fields.tsx";
import type { accountFacts } from "../flows/reset/account-facts.tsx";
import type { VerificationKind } from "../flows/verification/use-verification.ts";
import type { PendingPasswordChange } from "../session/pending-password-change.tsx";
import type {
  AccountFact,
  PasswordChange,
  RegistrationData,
  SentLink,
  VerifiedAddress,
} from "./flow-types.ts";

// The contract is written out, so that its reference is whole and no change of a flow changes it unseen.
it("[RE-1] the contract of a region's own screens has what the flows have, and no more", () => {
  expectTypeOf<SentLink>().toEqualTypeOf<forgot.SentLink>();
  expectTypeOf<PasswordChange>().toEqualTypeOf<PendingPasswordChange>();
  expectTypeOf<Omit<RegistrationData, "notice">>().toEqualTypeOf<RegistrationFormOptions>();
  expectTypeOf<ReturnType<typeof accountFacts>[number]>().toExtend<AccountFact>();
  expectTypeOf<keyof ReturnType<typeof accountFacts>[number]>().toEqualTypeOf<keyof AccountFact>();
  expectTypeOf<VerifiedAddress["kind"]>().toEqualTypeOf<VerificationKind>();
});
