import { useContext, useState } from "react";
import { areCookiesBlocked } from "../../api/parse-response.ts";
import { useBfcacheRestore } from "../../browser/use-page-lifecycle.ts";
import type { ErrorMessage, errorMessageFor } from "../../errors/error-message.ts";
import { DeferredCodeLine } from "../../errors/deferred-failure-code.tsx";
import { errorSentences, useErrorMessage } from "../../errors/error-text.tsx";
import { useLanguage, useLanguagesOffered, useText } from "../../i18n/use-text.tsx";
import {
  type DoneReason,
  type SignInNotice,
  type SignInReason,
  useSignInNotice,
} from "../../session/sign-in-reason.ts";
import { hasSignedInHere } from "../../session/stored-session.ts";
import { Button } from "../../ui/button.tsx";
import { PartWatchContext } from "../../ui/part-boundary.tsx";
import { useErrorTitle } from "../../ui/error-summary.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SignedOutNotice, useLogOutState } from "./signed-out-notice.tsx";

interface NoticeContent extends ErrorMessage {
  tone: "success" | "warning" | "info";
}

const reasons: {
  readonly [Reason in Exclude<SignInReason, "signedOut">]: NoticeContent & {
    tone: Reason extends DoneReason ? "success" : "warning" | "info";
  };
} = {
  accountActivated: { tone: "success", message: { key: "ACCOUNT_ACTIVATED" } },
  passwordChanged: { tone: "success", message: { key: "PASSWORD_CHANGED" } },
  stepEnded: { tone: "info", message: { key: "STEP_ENDED" } },
  linkCutOff: { tone: "warning", message: { key: "LINK_CUT_OFF" } },
  confirmStoredSignIn: { tone: "info", message: { key: "SAVED_SIGN_IN_UNSURE" } },
  linkClosed: { tone: "info", message: { key: "LINK_CLOSED" } },
  listOpened: { tone: "info", message: { key: "MASSPRINT_LINK_USED" } },
  unknownPath: { tone: "info", message: { key: "PAGE_DOES_NOT_EXIST_ERROR" } },
  noWorkspaces: {
    tone: "warning",
    message: { key: "GENERIC_ERROR" },
    get detail() {
      // Without them there is no session.
      return { key: areCookiesBlocked() ? "TROUBLE_COOKIES" : "OUR_MISTAKE" } as const;
    },
  },
};

/**
 * Shows why the person was sent to sign-in, or why a stored sign-in failed. It has the button that confirms a stored sign-in,
 * and the one that retries a failed log-out.
 */
export function SignInNoticeView() {
  useContext(PartWatchContext).onRender?.("SignInNotice");
  const text = useText();
  const language = useLanguage();
  const offered = useLanguagesOffered();
  const { notice, resumeStored } = useSignInNotice();
  const messageFor = useErrorMessage();
  const logOut = useLogOutState();
  // A retry and its outcome are shown where the failure was.
  const [showsLogOut, setShowsLogOut] = useState(false);
  if (logOut === "failed" && !showsLogOut) setShowsLogOut(true);
  // After Back to a page that has signed in, its notice is out of date.
  const [hasSignedIn] = useState(hasSignedInHere);
  const [isOver, setOver] = useState(false);
  useBfcacheRestore(() => setOver(hasSignedInHere()));
  if (isOver) return null;
  if (notice === "signedOut" || (!notice && showsLogOut && !hasSignedIn)) {
    return <SignedOutNotice state={logOut} />;
  }
  if (!notice) return null;
  const { tone, ...message } = contentOf(notice, messageFor);
  const { first, second } = errorSentences(message);
  return (
    <>
      {/* An alert for a failure: it is added with its text, and such a status is not announced. */}
      <Notice tone={tone} role={message.failed ? "alert" : "status"}>
        <p>{first}</p>
        {second && <p>{second}</p>}
        {resumeStored && (
          <Button quiet onClick={resumeStored}>
            {text("entry.useSaved")}
          </Button>
        )}
        {/* The part of the link that named the language is missing. */}
        {notice === "linkCutOff" && language !== "fr-CA" && offered.includes("fr-CA") && (
          <p lang="fr-CA">{text("linkCutOff.inFrench")}</p>
        )}
      </Notice>
      {message.failed && <ErrorTitle />}
      {message.failed && <DeferredCodeLine failed={message.failed} />}
    </>
  );
}

function ErrorTitle() {
  useErrorTitle();
  return null;
}

function contentOf(
  notice: Exclude<SignInNotice, "signedOut">,
  messageFor: typeof errorMessageFor,
): NoticeContent {
  return typeof notice === "string"
    ? reasons[notice]
    : { tone: "warning", ...messageFor("redirect", notice) };
}
