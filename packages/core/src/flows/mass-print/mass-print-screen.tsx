import { useEffect } from "react";
import { calls } from "../../api/calls.ts";
import { useCallOnLoad } from "../../api/use-call-on-load.ts";
import { isRetryable } from "../../api/failure.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { useText } from "../../i18n/use-text.ts";
import { useRedirect } from "../../navigation/use-redirect.ts";
import { LinkErrorScreen } from "../../layout/link-error-screen.tsx";
import { useRouteParams } from "../../navigation/route-params.ts";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";

/** Opens the file that a mass-print link stands for: one call on load, then away to it [MP-1]. */
export function MassPrintScreen() {
  const text = useText();
  const params = useRouteParams("mass-print");
  const { data, failure, retry } = useCallOnLoad(calls.massPrint, {
    body: {
      Token: params.token,
      MassPrintEmailType: params.tokenType,
      MassPrintBatchJobId: params.massPrintBatchJobId,
    },
  });
  const redirect = useRedirect();
  const target = data ? redirect.check(data.url) : null;

  useEffect(() => {
    if (target !== null) redirect.leaveTo(target);
  }, [target, redirect]);

  if (failure) {
    const explanation = errorMessageFor("massPrint", failure);
    const passing = explanation.message.key === "GENERIC_ERROR" && isRetryable(failure);
    return (
      <LinkErrorScreen
        title="massPrint.failed"
        {...explanation}
        onRetry={passing ? retry : undefined}
      />
    );
  }
  if (data && target === null) {
    return (
      <LinkErrorScreen
        title="massPrint.failed"
        message={{ key: "GENERIC_ERROR" }}
        detail={{ key: "MAKE_LIST_AGAIN" }}
        detailFirst
      />
    );
  }
  return (
    <WaitingScreen title="massPrint.title">
      <p className="wm-late">{text("link.checking")}</p>
    </WaitingScreen>
  );
}
