import type { ReactNode } from "react";
import type { MessageKey } from "../../i18n/message.ts";
import { useText } from "../../i18n/use-text.ts";
import { PortalLink } from "../../navigation/portal-link.tsx";
import { Screen } from "../../layout/screen.tsx";

interface MessageScreenProps {
  title: MessageKey;
  body: ReactNode;
  /** Ways on, besides the one back to sign-in. */
  children?: ReactNode;
}

/** A page that says one thing and offers the way back. */
export function MessageScreen({ title, body, children }: MessageScreenProps) {
  const text = useText();
  return (
    <Screen title={title}>
      {body}
      {children}
      <p>
        <PortalLink to="/">{text("link.backToSignIn")}</PortalLink>
      </p>
    </Screen>
  );
}
