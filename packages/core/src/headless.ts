/** Flows of the portal for screens that a region writes itself: its markup, with the portal's requests, rules, messages and focus. */
export { FlowForm, type FlowFormProps } from "./headless/flow-form.tsx";
export { useSignIn } from "./headless/use-sign-in.ts";
export { useForgot, useForgotForm } from "./headless/use-forgot.tsx";
export { useReset, useResetForm } from "./headless/use-reset.tsx";
export { useMustReset, useMustResetForm } from "./headless/use-must-reset.tsx";
export { useLinking } from "./headless/use-linking.ts";
export { useRegistration, useRegistrationForm } from "./headless/use-registration.tsx";
export { useVerification } from "./headless/use-verification.ts";
export { SignInNoticeView as SignInNotice } from "./flows/sign-in/sign-in-notice.tsx";
export { WaysInSpace as WaysIn } from "./flows/sign-in/ways-in/ways-in-space.tsx";
export { Slot as ScreenSlot } from "./ui/slot.tsx";
export type {
  AccountFact,
  FlowFields,
  FlowHandle,
  FlowMessage,
  FlowWait,
  ForgotFlow,
  ForgotFormFlow,
  LinkingFlow,
  LoadedFlow,
  MustResetFormFlow,
  PasswordChange,
  RegistrationData,
  RegistrationFormFlow,
  ResetAccount,
  ResetFormFlow,
  SentLink,
  SentMessage,
  SignInFlow,
  VerifiedAddress,
} from "./headless/flow-types.ts";
