import { errorMessageFor } from "../../errors/error-message.ts";
import type { Message } from "../../i18n/message.ts";
import type { SignInReason } from "../../session/sign-in-reason.tsx";
import { type SignInNotice, useSignInNotice } from "../../session/sign-in-notice.ts";
import { errorSentences } from "../../errors/error-sentences.tsx";
import { Notice } from "../../ui/notice.tsx";

interface Announcement {
  tone: "success" | "warning" | "info";
  message: Message;
  detail?: Message | null;
  detailFirst?: boolean;
}

const arrivals: Record<SignInReason, Announcement> = {
  passwordChanged: { tone: "success", message: { key: "PASSWORD_CHANGED" } },
  stepEnded: { tone: "info", message: { key: "STEP_ENDED" } },
  signedOut: { tone: "info", message: { key: "SIGNED_OUT" } },
  linkCutOff: { tone: "warning", message: { key: "LINK_CUT_OFF" } },
  noWorkspaces: { tone: "warning", message: { key: "GENERIC_ERROR" } },
};

/** What the person should know on arriving at sign-in. */
export function SignInNoticeView() {
  const news = useSignInNotice();
  if (!news) return null;
  const { tone, ...problem } = announcementOf(news);
  const { first, second } = errorSentences(problem);
  return (
    <Notice tone={tone}>
      <p>{first}</p>
      {second && <p>{second}</p>}
    </Notice>
  );
}

function announcementOf(news: NonNullable<SignInNotice>): Announcement {
  if ("arrival" in news) return arrivals[news.arrival];
  // A url that must not be followed is as good as a sign-in that has ended.
  if (news.failure === "refusedUrl") {
    return { tone: "warning", message: { key: "SAVED_SIGN_IN_ENDED" } };
  }
  return { tone: "warning", ...errorMessageFor("entry", news.failure) };
}
