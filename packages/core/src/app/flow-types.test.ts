import { expectTypeOf, it } from "vitest";
import type { ForgotValues } from "../flows/forgot/forgot-schema.ts";
import type * as forgot from "../flows/forgot/use-forgot.ts";
import type { LinkingValues } from "../flows/portfolio-linking/portfolio-linking-schema.ts";
import type { MustResetValues } from "../flows/must-reset/must-reset-schema.ts";
import type { RegistrationValues } from "../flows/registration/registration-schema.ts";
import type { ResetValues } from "../flows/reset/reset-schema.ts";
import type { VerificationKind } from "../flows/verification/use-verification.ts";
import type { SignInValues } from "../attempt/sign-in-values.ts";
import type { Slots } from "../layout/region.ts";
import type { FormSlots } from "../ui/slot.tsx";
import type { PendingPasswordChange } from "../session/pending-password-change.ts";
import type {
  ForgotFormFlow,
  LinkingFlow,
  MustResetFormFlow,
  PasswordChange,
  RegistrationFormFlow,
  ResetFormFlow,
  SentLink,
  SignInFlow,
  VerifiedAddress,
} from "../headless.ts";

// The contract is written out, so that its reference is whole and no change of a flow changes it unseen.
it("[RE-1] the contract of a region's own screens has what the flows have, and no more", () => {
  expectTypeOf<SentLink>().toEqualTypeOf<forgot.SentLink>();
  expectTypeOf<PasswordChange>().toEqualTypeOf<PendingPasswordChange>();
  expectTypeOf<VerifiedAddress["kind"]>().toEqualTypeOf<VerificationKind>();
});

it("[RE-1] [QR-1] a region's own screens and its slots have each field of the portal's forms", () => {
  type FieldsOf<Flow extends { fields: unknown }> = keyof Flow["fields"];
  type Slot<Values> = FormSlots<keyof Values & string> | undefined;
  expectTypeOf<FieldsOf<SignInFlow>>().toEqualTypeOf<Exclude<keyof SignInValues, "unticked">>();
  expectTypeOf<FieldsOf<ForgotFormFlow>>().toEqualTypeOf<keyof ForgotValues>();
  expectTypeOf<FieldsOf<ResetFormFlow>>().toEqualTypeOf<keyof ResetValues>();
  expectTypeOf<FieldsOf<MustResetFormFlow>>().toEqualTypeOf<keyof MustResetValues>();
  expectTypeOf<FieldsOf<LinkingFlow>>().toEqualTypeOf<keyof LinkingValues>();
  expectTypeOf<FieldsOf<RegistrationFormFlow>>().toEqualTypeOf<keyof RegistrationValues>();
  expectTypeOf<Slots["reset"]>().toEqualTypeOf<Slot<ResetValues>>();
  expectTypeOf<Slots["registration"]>().toEqualTypeOf<Slot<RegistrationValues>>();
});
