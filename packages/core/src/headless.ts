/** Flows of the portal for screens that a region writes itself: its markup, with the portal's requests, rules, messages and focus. */
export { FlowForm, type FlowFormProps } from "./forms/flow-form.tsx";
export type {
  FlowFields,
  FlowHandle,
  FlowMessage,
  FlowWait,
  LoadedFlow,
} from "./forms/flow-types.ts";
export { useForgotFlow, useForgotFormFlow } from "./flows/forgot/use-forgot-flow.ts";
export type { ForgotFlow, ForgotFormFlow, SentMessage } from "./flows/forgot/use-forgot-flow.ts";
export type { SentLink } from "./flows/forgot/use-forgot.ts";
export { type LinkingFlow, useLinkingFlow } from "./flows/portfolio-linking/use-linking-flow.ts";
export { useMustResetFlow, useMustResetFormFlow } from "./flows/must-reset/use-must-reset-flow.tsx";
export type { MustResetFormFlow, PasswordChange } from "./flows/must-reset/use-must-reset-flow.tsx";
export type { RegistrationData } from "./flows/registration/registration-data.ts";
export { useRegistrationFlow } from "./flows/registration/use-registration-flow.tsx";
export {
  type RegistrationFormFlow,
  useRegistrationFormFlow,
} from "./flows/registration/use-registration-form-flow.tsx";
export {
  type SentRegistration,
  useSentRegistration,
} from "./flows/static-pages/use-sent-registration.tsx";
export { useResetFlow, useResetFormFlow } from "./flows/reset/use-reset-flow.tsx";
export type { AccountFact } from "./flows/reset/account-facts.tsx";
export type { ResetAccount, ResetFormFlow } from "./flows/reset/use-reset-flow.tsx";
export { type SignInFlow, useSignInFlow } from "./flows/sign-in/use-sign-in-flow.ts";
export {
  useVerificationFlow,
  type VerifiedAddress,
} from "./flows/verification/use-verification-flow.tsx";
export { SignInNoticeView as SignInNotice } from "./flows/sign-in/sign-in-notice.tsx";
export { WaysInSpace as WaysIn } from "./flows/sign-in/ways-in/ways-in-space.tsx";
export { WayBack } from "./flows/shared/way-back.tsx";
export { Slot as ScreenSlot } from "./ui/slot.tsx";
