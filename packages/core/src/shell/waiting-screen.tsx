import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.ts";
import { Spinner } from "../ui/spinner.tsx";
import { Screen } from "./screen.tsx";

/** A screen that is still finding out what to show; it stays out of sight for its first 300 ms [QV-7]. */
export function WaitingScreen({ title }: { title: MessageKey }) {
  const text = useText();
  return (
    <div className="wm-waiting">
      <Screen title={title} passing>
        <p className="wm-waiting__line" role="status">
          <Spinner />
          {text("waiting")}
        </p>
      </Screen>
    </div>
  );
}
