import { explain } from "../../errors/explain.ts";
import type { Message } from "../../i18n/message.ts";
import type { Arrival } from "../../session/arrival.tsx";
import { type EntryNews, useEntryNews } from "../../session/entry-news.ts";
import { sentencesOf } from "../../shell/problem-sentences.tsx";
import { Notice } from "../../ui/notice.tsx";

interface Announcement {
  tone: "success" | "warning" | "info";
  message: Message;
  detail?: Message | null;
  detailFirst?: boolean;
}

const arrivals: Record<Arrival, Announcement> = {
  passwordChanged: { tone: "success", message: { key: "PASSWORD_CHANGED" } },
  stepEnded: { tone: "info", message: { key: "STEP_ENDED" } },
  signedOut: { tone: "info", message: { key: "SIGNED_OUT" } },
  linkCutOff: { tone: "warning", message: { key: "LINK_CUT_OFF" } },
  noWorkspaces: { tone: "warning", message: { key: "GENERIC_ERROR" } },
};

/** What the person should know on arriving at sign-in. */
export function EntryNotice() {
  const news = useEntryNews();
  if (!news) return null;
  const { tone, ...problem } = announcementOf(news);
  const { first, second } = sentencesOf(problem);
  return (
    <Notice tone={tone}>
      <p>{first}</p>
      {second && <p>{second}</p>}
    </Notice>
  );
}

function announcementOf(news: NonNullable<EntryNews>): Announcement {
  if ("arrival" in news) return arrivals[news.arrival];
  // A url that must not be followed is as good as a sign-in that has ended.
  if (news.failure === "refusedUrl") {
    return { tone: "warning", message: { key: "SAVED_SIGN_IN_ENDED" } };
  }
  return { tone: "warning", ...explain("entry", news.failure) };
}
