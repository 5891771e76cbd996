import { PortalLink, RegionScreen } from "@waymark/core";
import {
  FlowForm,
  type ForgotFlow,
  useForgotFlow,
  useForgotFormFlow,
} from "@waymark/core/headless";
import { Button } from "./parts/button.tsx";
import { Field } from "./parts/fields.tsx";
import { Notice, Panel, Summary } from "./parts/messages.tsx";
import { useText } from "./use-text.ts";

/** A forgotten password, in the ministry's own markup. */
export function Forgot() {
  const text = useText();
  const forgot = useForgotFlow();
  const title = forgot.isInvited ? "forgot.invitedTitle" : "forgot.title";
  return (
    <RegionScreen title={text(forgot.sent ? "forgot.sentTitle" : title)}>
      {forgot.sent ? <Sent {...forgot} sent={forgot.sent} /> : <Form {...forgot} />}
      {forgot.back ? (
        <Button control={{ type: "button", onClick: forgot.back }} quiet busy={false} className="">
          {text("linking.back")}
        </Button>
      ) : (
        <p>
          <PortalLink to={forgot.signInPath}>{text("link.backToSignIn")}</PortalLink>
        </p>
      )}
    </RegionScreen>
  );
}

function Sent({ sent, again }: ForgotFlow & { sent: NonNullable<ForgotFlow["sent"]> }) {
  const text = useText();
  return (
    <>
      <Panel>
        <p>{text("forgot.sentTo")}</p>
        <p translate="no">{sent.email}</p>
        <>{sent.words}</>
      </Panel>
      <p>{text("forgot.sentHint")}</p>
      <Button control={{ type: "button", onClick: again }} quiet busy={false} className="">
        {text("forgot.again")}
      </Button>
    </>
  );
}

function Form(forgot: ForgotFlow) {
  const text = useText();
  const { form, fields, message, button, help } = useForgotFormFlow(forgot);
  return (
    <FlowForm flow={{ form }}>
      {message && (
        <Summary {...message}>
          {message.detail && <p>{message.detail}</p>}
          {message.children}
          <>{message.code}</>
        </Summary>
      )}
      {forgot.wasSent && (
        <Notice tone="info" role="status">
          <p data-message="LINK_ALREADY_SENT">{text("LINK_ALREADY_SENT")}</p>
        </Notice>
      )}
      <p>{text(forgot.isInvited ? "forgot.invitedBody" : "region.forgotIntro")}</p>
      <Field {...fields.email} />
      <Button {...button} />
      <>{help}</>
    </FlowForm>
  );
}
