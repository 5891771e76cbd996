import { useRef } from "react";
import { ElementAnnouncement } from "./announcement.tsx";
import type { NoticePartProps } from "./component-props.ts";
import { noticeStyles } from "./notice-styles.ts";
import { replaceable } from "./replaceable.tsx";
import { useStyles } from "./use-styles.ts";

/** Props of a notice; the role is `status` by default. */
export type NoticeProps = Omit<NoticePartProps, "role"> & Partial<Pick<NoticePartProps, "role">>;

/** A message that is no failure of a form, e.g. that a saved sign-in has ended. */
export const Notice = /* @__PURE__ */ replaceable("notice", noticePart, PortalNotice);

function noticePart({ role = "status", ...notice }: NoticeProps): NoticePartProps {
  return { role, ...notice };
}

/** A notice, of which the page's live region announces a status: screen readers ignore a status that is added with its text. */
function PortalNotice({ tone, role, children }: NoticePartProps) {
  useStyles(noticeStyles);
  const notice = useRef<HTMLDivElement>(null);
  const isStatus = role === "status";
  return (
    <>
      <div className="wm-notice" data-tone={tone} role={isStatus ? "note" : role} ref={notice}>
        {children}
      </div>
      {isStatus && <ElementAnnouncement element={notice} content={children} />}
    </>
  );
}
