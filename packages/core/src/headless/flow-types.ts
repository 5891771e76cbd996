import type { ReactNode } from "react";
import type { Language } from "../i18n/languages.ts";
import type { VariantName } from "../navigation/route-table.ts";
import type {
  ButtonPartProps,
  CheckboxPartProps,
  FieldPartProps,
  PasswordPartProps,
  SelectPartProps,
  SummaryPartProps,
} from "../ui/component-props.ts";
import type { SlotFormState } from "../ui/slot.tsx";

/*
 * The contract of screens that a region writes itself. All of it stays within a major version. Fields, buttons and summaries
 * get the props of replaced components, so that one set of components serves both.
 */

/** A wait that the server asked for, as it is counted down. */
export interface FlowWait {
  /** For the element around those of `lead` and `time`, which is not announced every second; that of `announcement` follows it. */
  timer: { role: "timer"; "aria-live": "off" };
  /** Says when the call can be made again, or is made. A button that waits is described by the element of that id. */
  lead: { id: string | undefined; content: string };
  /** Time left; empty once it is over. */
  time: string;
  /** For an element with `role="status"` that only screen readers notice. Empty again after a moment. */
  announcement: string;
  /** Seconds left. */
  seconds: number;
}

/** The message after a submit that failed: props of a summary, and the lines below it. */
export interface FlowMessage extends SummaryPartProps {
  /** A second sentence; null where there is none. */
  detail: ReactNode;
  /** The line with the code for a help desk; null where nothing was sent. */
  code: ReactNode;
}

/** Identifies a form to `FlowForm`. Its content is the portal's and may change in any version. */
export interface FlowHandle {
  readonly waymarkForm: object;
}

/** A form of the portal's for markup of a region's own. Its component renders it inside of `FlowForm`. */
export interface FlowFields<Fields> {
  /** The props of each field, by its name. Those of a linking or a new password are disabled once it is accepted, and no page has followed. */
  fields: Fields;
  /** Props of the one submit button, which leads to sign-in once no more is asked. It is described by the countdown, so show `message.children` or `wait`. */
  button: ButtonPartProps;
  /** Why the last submit failed; null where it did not. */
  message: FlowMessage | null;
  /** Wait for a countdown of your own, instead of `message.children`, which has the portal's; null without one. */
  wait: FlowWait | null;
  /** State of the form, as slots are told. */
  status: SlotFormState["status"];
  /** Number of submits so far. */
  submits: number;
  /**
   * The portal's next steps, below the button: those after a failure, and the link between registration and an educator's
   * linking. Null without any.
   */
  help: ReactNode;
  /** The form, for `FlowForm`. */
  form: FlowHandle;
}

/** Sign-in. */
export interface SignInFlow extends FlowFields<{
  username: FieldPartProps;
  password: PasswordPartProps;
  /** May be left out: then no sign-in is remembered. Null where the configuration has no such box. */
  remember: CheckboxPartProps | null;
}> {
  /** The variant of the page, such as for its logos. */
  variant: VariantName;
  /** Path of the page for a forgotten password, for `PortalLink`. */
  forgotPath: string;
}

/** Link that was sent. */
export interface SentMessage {
  email: string;
  /** The server's own text; null without any. */
  words: ReactNode;
}

/** Link as the server has sent it. */
export interface SentLink {
  email: string;
  friendlyMessage: string | null;
  language: Language;
}

/** Forgotten password: what the screen shows. */
export interface ForgotFlow {
  /** The link that was sent; null while the form is shown. */
  sent: SentMessage | null;
  /** Shows the form again. */
  again: () => void;
  /** Called by the form. */
  onSent: (link: SentLink) => void;
  /** True for a person who was invited and has no password yet. */
  isInvited: boolean;
  /** True where a link was sent before, by this entry of the history. */
  wasSent: boolean;
  /** Leads back to the linking page that the person came from; null for others. */
  back: (() => void) | null;
  /** Path of the variant's sign-in page, for `PortalLink`. */
  signInPath: string;
}

/** The form for a forgotten password. */
export type ForgotFormFlow = FlowFields<{ email: FieldPartProps }>;

/** Screen whose data is loaded first. */
export type LoadedFlow<Data> =
  | {
      /** The data is there. */
      data: Data;
      screen: null;
    }
  | {
      data: null;
      /** The portal's screen while it loads and where it has failed, with the reason and a next step. */
      screen: ReactNode;
    };

/** Fact of an account, such as its address. */
export interface AccountFact {
  label: string;
  values: readonly string[];
}

/** Account whose password is set by a mailed link. */
export interface ResetAccount {
  username: string;
  /** True where the link activates an account. */
  isActivation: boolean;
  /** Whose account it is; for activations also who opened it, and for whom. */
  facts: readonly AccountFact[];
  /** Says that a parent's children could not be loaded; null otherwise. */
  notice: ReactNode;
}

/** The form that sets a password by a mailed link. */
export interface ResetFormFlow extends FlowFields<{
  password: PasswordPartProps;
  /** The password once more; null where it is asked once. */
  confirmPassword: PasswordPartProps | null;
}> {
  /** The portal's screen for a link that was used meanwhile; shown instead of the form. Null otherwise. */
  screen: ReactNode;
}

/** Forced password change. */
export interface PasswordChange {
  userAccountId: string | number;
  token: string;
  username: string;
  /** The sign-in that the person came from. */
  variant: VariantName;
}

/** The form of a forced password change. */
export type MustResetFormFlow = FlowFields<{ password: PasswordPartProps }>;

/** Linking of an existing account. */
export interface LinkingFlow extends FlowFields<{
  username: FieldPartProps;
  password: PasswordPartProps;
}> {
  isEducator: boolean;
}

/** Data of the registration form. */
export interface RegistrationData {
  /** The parameter of the address. */
  k: string;
  /** The institutions to choose from; `sentId` is the id as the server sent it. */
  institutions: readonly { id: string; sentId: string | number; name: string }[];
  /** Address from the single sign-on, which cannot be changed; null where there is none. */
  vouchedEmail: string | null;
  /** The region's rule for first and last names. */
  namePattern: RegExp;
  /** Messages of the server that come with the form; null without any. */
  notice: ReactNode;
}

/** The form of registration. */
export interface RegistrationFormFlow extends FlowFields<{
  email: FieldPartProps;
  firstName: FieldPartProps;
  lastName: FieldPartProps;
  /** May be left out. */
  displayName: FieldPartProps;
  institutionId: SelectPartProps;
}> {
  /** Help to spell a name as the region's rule wants it; each belongs below its field. */
  spelling: { firstName: ReactNode; lastName: ReactNode };
}

/** Verified address. */
export interface VerifiedAddress {
  /** The address, or the new username. */
  address: string;
  kind: "email" | "username";
}
