import type { MissingProps } from "../../../browser/lazy-chunk.tsx";
import { useText } from "../../../i18n/use-text.tsx";
import { Button } from "../../../ui/button.tsx";
import { useFocusFallback } from "../../../ui/use-focus-fallback.ts";
import { Notice, type NoticeProps } from "../../../ui/notice.tsx";

/** Says that the ways to sign in, or their list, did not load. */
export function WaysFailed({ onRetry, ...notice }: MissingProps & Pick<NoticeProps, "role">) {
  const text = useText();
  return (
    <Notice tone="warning" {...notice}>
      <p>{text("ways.failed")}</p>
      <Button quiet onClick={onRetry} ref={useFocusFallback()}>
        {text("link.tryAgain")}
      </Button>
    </Notice>
  );
}
