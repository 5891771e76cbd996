import { useEffect, useState } from "react";
import { calls } from "../../api/calls.ts";
import { useCallOnLoad } from "../../api/loading.ts";
import type { Failure } from "../../api/result.ts";
import { useBfcacheRestore } from "../../browser/page-visibility.ts";
import { useEnvironment } from "../../config/environment.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { useText } from "../../i18n/use-text.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { forgetLink } from "../../navigation/link-token.ts";
import { useRedirect } from "../../navigation/use-redirect.ts";
import { LoadFailure } from "../../layout/load-failure.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useRouteParams } from "../../navigation/route-params.ts";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { useSendToSignIn } from "../../session/flash-notice.tsx";

const refusedUrl: Failure = { kind: "refusedUrl" };

/** Opens the file of a mass-print link: one call on load, then leaves to the url of the response. */
export function MassPrintScreen() {
  const text = useText();
  const params = useRouteParams("mass-print");
  const { data, retry, ...load } = useCallOnLoad(calls.massPrint, {
    body: {
      Token: params.token,
      MassPrintEmailType: params.tokenType,
      MassPrintBatchJobId: params.massPrintBatchJobId,
    },
  });
  const redirect = useRedirect();
  const sendToSignIn = useSendToSignIn();
  const target = data ? redirect.checkUrl(data.url) : null;
  const { requestTimeoutMs } = useEnvironment().configuration;
  const [hasStayed, setHasStayed] = useState(false);
  const failure = load.failure ?? (data && target === null ? refusedUrl : null);

  useEffect(() => {
    if (target === null) return;
    forgetLink();
    redirect.leaveTo(target);
    // A browser that downloads the file stays on this page, and does not say so. A slow server must not look like that.
    const ending = setTimeout(() => setHasStayed(true), requestTimeoutMs);
    return () => clearTimeout(ending);
  }, [target, redirect, requestTimeoutMs]);

  useBfcacheRestore(() => {
    // The link is spent, and the progress message would stay.
    if (target !== null) sendToSignIn("linkClosed");
  });

  if (failure) {
    const { message } = errorMessageFor("massPrint", failure);
    return (
      <LoadFailure
        title="massPrint.failed"
        operation="massPrint"
        failure={failure}
        retry={message.key === "GENERIC_ERROR" ? retry : undefined}
      />
    );
  }
  if (hasStayed) {
    return (
      <Screen title="massPrint.title">
        <p role="status">{text("massPrint.stayed")}</p>
        <BackToSignIn />
      </Screen>
    );
  }
  return (
    <WaitingScreen title="massPrint.title">
      <p className="wm-late">{text("link.checking")}</p>
    </WaitingScreen>
  );
}
