import { useText } from "../../i18n/use-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { Address } from "../../ui/address.tsx";
import { DoneMark } from "../../ui/done-mark.tsx";
import { useVerificationFlow } from "./use-verification-flow.tsx";
import { SignInButton } from "./verification-error.tsx";

const texts = {
  email: { title: "verify.title", done: "verify.done" },
  username: { title: "username.title", done: "username.done" },
} as const;

/** Confirms an email address or a change of username; success shows the address. */
export function VerificationScreen() {
  const text = useText();
  const { data, screen } = useVerificationFlow();
  if (!data) return screen;
  const { title, done } = texts[data.kind];
  return (
    <Screen title={title} above={<DoneMark />}>
      <p>{text(done)}</p>
      <p className="wm-fact">
        <Address>{data.address}</Address>
      </p>
      <SignInButton />
    </Screen>
  );
}
