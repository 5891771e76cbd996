import { SignInNoticeView } from "../flows/sign-in/sign-in-notice.tsx";
import {
  FlowForm,
  type ForgotFlow,
  type PasswordChange,
  type RegistrationData,
  type ResetAccount,
  useForgotFlow,
  useForgotFormFlow,
  useLinkingFlow,
  useMustResetFlow,
  useMustResetFormFlow,
  useRegistrationFlow,
  useRegistrationFormFlow,
  useResetFlow,
  useResetFormFlow,
  useSentRegistration,
  useSignInFlow,
  useVerificationFlow,
  WayBack,
} from "../headless.ts";
import { RegionScreen } from "../layout/screen.tsx";
import type { Region } from "../layout/region.ts";
import { PortalLink } from "../navigation/app-links.tsx";
import { wholeSet } from "./own-components.tsx";

const {
  button: Button,
  checkbox: Box,
  field: Field,
  password: Password,
  select: Select,
  summary: Summary,
} = wholeSet;

function SignIn() {
  const flow = useSignInFlow();
  const { message, fields, wait } = flow;
  return (
    <RegionScreen title="Own sign-in">
      <SignInNoticeView />
      <FlowForm flow={flow} className="own-form">
        {message && <Summary {...message} />}
        {message?.detail && <p>{message.detail}</p>}
        <>{message?.code}</>
        <Password {...fields.password} />
        <Field {...fields.username} />
        {fields.remember && <Box {...fields.remember} />}
        <Button {...flow.button} />
        <i data-testid="variant">{flow.variant}</i>
        <i data-testid="state">{`${flow.status} ${flow.submits} ${wait ? wait.lead.content : "no wait"}`}</i>
        <>{flow.help}</>
      </FlowForm>
    </RegionScreen>
  );
}

function Forgot() {
  const forgot = useForgotFlow();
  return (
    <RegionScreen title="Own forgot">
      {forgot.sent ? (
        <>
          <p data-testid="sent">{forgot.sent.email}</p>
          <p>{forgot.sent.words}</p>
          <button type="button" onClick={forgot.again}>
            Once more
          </button>
        </>
      ) : (
        <ForgotForm {...forgot} />
      )}
      <PortalLink to={forgot.signInPath}>Back</PortalLink>
    </RegionScreen>
  );
}

function ForgotForm(forgot: ForgotFlow) {
  const flow = useForgotFormFlow(forgot);
  return (
    <FlowForm flow={flow}>
      {flow.message && <Summary {...flow.message} />}
      <Field {...flow.fields.email} />
      <Button {...flow.button} />
    </FlowForm>
  );
}

function Reset() {
  const { data, screen } = useResetFlow();
  return data ? <ResetForm {...data} /> : screen;
}

function ResetForm(account: ResetAccount) {
  const flow = useResetFormFlow(account);
  const { password, confirmPassword } = flow.fields;
  if (flow.screen) return flow.screen;
  return (
    <RegionScreen title="Own reset">
      {account.facts.map(({ label, values }) => (
        <p key={label}>{`${label}: ${values.join(", ")}`}</p>
      ))}
      <FlowForm flow={flow}>
        {flow.message && <Summary {...flow.message} />}
        <Password {...password} />
        {confirmPassword && <Password {...confirmPassword} />}
        <Button {...flow.button} />
      </FlowForm>
    </RegionScreen>
  );
}

function MustReset() {
  const { data, screen } = useMustResetFlow();
  return data ? <MustResetForm {...data} /> : screen;
}

function MustResetForm(change: PasswordChange) {
  const flow = useMustResetFormFlow(change);
  return (
    <RegionScreen title="Own change">
      <FlowForm flow={flow}>
        {flow.message && <Summary {...flow.message} />}
        <Password {...flow.fields.password} />
        <Button {...flow.button} />
      </FlowForm>
    </RegionScreen>
  );
}

function Linking() {
  const flow = useLinkingFlow();
  return (
    <RegionScreen title={flow.isEducator ? "Own linking, educator" : "Own linking"}>
      <FlowForm flow={flow}>
        {flow.message && <Summary {...flow.message} />}
        <Field {...flow.fields.username} />
        <Password {...flow.fields.password} />
        <Button {...flow.button} />
      </FlowForm>
      <PortalLink to="/noaccount" state={flow.linkState}>
        No account
      </PortalLink>
    </RegionScreen>
  );
}

function NoAccount() {
  return (
    <RegionScreen title="Own help">
      <WayBack />
    </RegionScreen>
  );
}

function Registration() {
  const { data, screen } = useRegistrationFlow();
  return data ? <RegistrationForm {...data} /> : screen;
}

function RegistrationForm(data: RegistrationData) {
  const flow = useRegistrationFormFlow(data);
  const { fields, spelling } = flow;
  return (
    <RegionScreen title="Own registration">
      <>{data.notice}</>
      <FlowForm flow={flow}>
        {flow.message && <Summary {...flow.message} />}
        <Select {...fields.institutionId} />
        <Field {...fields.email} />
        <Field {...fields.firstName} />
        <>{spelling.firstName}</>
        <Field {...fields.lastName} />
        <>{spelling.lastName}</>
        <Button {...flow.button} />
      </FlowForm>
    </RegionScreen>
  );
}

function Registered() {
  const { address, words, isTyped, isReturn } = useSentRegistration();
  return (
    <RegionScreen title={isReturn ? "Own confirmation, again" : "Own confirmation"}>
      <p data-testid="registered">{`${address} ${isTyped ? "typed" : "vouched"}`}</p>
      <>{words}</>
    </RegionScreen>
  );
}

function Verified() {
  const { data, screen } = useVerificationFlow();
  if (!data) return screen;
  return (
    <RegionScreen title="Own verification">
      <p data-testid="verified">{`${data.kind} ${data.address}`}</p>
    </RegionScreen>
  );
}

/** Screens of a region's own by the headless hooks, all of them. */
export const ownScreens = {
  "sign-in": SignIn,
  forgot: Forgot,
  reset: Reset,
  "must-reset": MustReset,
  "portfolio-linking": Linking,
  "no-account": NoAccount,
  registration: Registration,
  "registration-confirmation": Registered,
  verify: Verified,
  "confirm-username": Verified,
} satisfies Region["screens"];
