/** Flows of the portal for screens that a region writes itself: its markup, with the portal's requests, rules, messages and focus. */
export { FlowForm, type FlowFormProps } from "./headless/flow-form.tsx";
export { useSignInFlow } from "./headless/use-sign-in-flow.ts";
export { useForgotFlow, useForgotFormFlow } from "./headless/use-forgot-flow.tsx";
export { useResetFlow, useResetFormFlow } from "./headless/use-reset-flow.tsx";
export { useMustResetFlow, useMustResetFormFlow } from "./headless/use-must-reset-flow.tsx";
export { useLinkingFlow } from "./headless/use-linking-flow.ts";
export { useRegistrationFlow, useRegistrationFormFlow } from "./headless/use-registration-flow.tsx";
export { useVerificationFlow } from "./headless/use-verification-flow.ts";
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
