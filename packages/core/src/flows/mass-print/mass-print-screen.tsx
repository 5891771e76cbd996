import { useEffect, useState } from "react";
import { calls } from "../../api/calls.ts";
import { useCallOnLoad } from "../../api/loading.ts";
import type { Failure } from "../../api/result.ts";
import { useBfcacheRestore } from "../../browser/use-page-lifecycle.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { useText } from "../../i18n/use-text.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { forgetLink } from "../../navigation/link-address.ts";
import { useRedirect } from "../../navigation/use-redirect.ts";
import { LoadFailure } from "../shared/load-failure.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useRouteParams } from "../../navigation/route-params.ts";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";

const refusedUrl: Failure = { kind: "refusedUrl" };

/**
 * Opens the file of a mass-print link: one call on load, then leaves to the url of the response. The server makes the file;
 * the sandbox's is in its `print/`.
 */
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
  const target = data ? redirect.checkUrl(data.url) : null;
  const [isUsed, setUsed] = useState(false);
  const failure = load.failure ?? (data && target === null ? refusedUrl : null);

  useEffect(() => {
    if (data) forgetLink();
    if (target !== null) redirect.leaveTo(target);
  }, [data, target, redirect]);

  // After Back, or where the page stays: the file was downloaded, is slow or was stopped.
  useBfcacheRestore(() => setUsed(target !== null));

  if (failure) {
    const { message, detail } = errorMessageFor("massPrint", failure);
    const isSpent = message.key !== "GENERIC_ERROR" || detail?.key === "MASSPRINT_LINK_USED";
    return (
      <LoadFailure
        title="massPrint.failed"
        operation="massPrint"
        failure={failure}
        retry={isSpent ? undefined : retry}
      />
    );
  }
  if (isUsed) {
    return (
      <Screen title="massPrint.used">
        <p>{text("massPrint.usedBody")}</p>
        <BackToSignIn />
      </Screen>
    );
  }
  return (
    <WaitingScreen title="massPrint.title">
      <p className="wm-delayed">{text("link.checking")}</p>
    </WaitingScreen>
  );
}
