import { deferred, type MissingProps } from "../../browser/lazy-chunk.tsx";
import { useEnvironment } from "../../config/environment.ts";
import { useText } from "../../i18n/use-text.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

const WaysIn = deferred(async () => (await import("./ways-in/ways-in.tsx")).WaysIn, WaysMissing);

/**
 * The configured ways to sign in besides the form, such as a school's own. Prerendered pages have it empty under every
 * configuration; the head script reserves the space.
 */
export function WaysInSpace() {
  const { waysIn } = useEnvironment().configuration;
  return <div className="wm-ways">{waysIn.length > 0 && <WaysIn />}</div>;
}

function WaysMissing({ onRetry }: MissingProps) {
  const text = useText();
  return (
    <Notice tone="warning">
      <p>{text("ways.failed")}</p>
      <Button quiet onClick={onRetry}>
        {text("link.tryAgain")}
      </Button>
    </Notice>
  );
}
