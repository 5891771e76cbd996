import type { ReactNode } from "react";
import { noticeStyles } from "./notice-styles.ts";
import { replaceable } from "./contained.tsx";
import { useStyles } from "./use-styles.ts";

/** Props of a notice. */
export interface NoticeProps {
  tone: "info" | "success" | "warning";
  /** `status` by default; an `alert` is read out at once, a `note` only where it stands. */
  role?: "status" | "alert" | "note";
  children: ReactNode;
}

/** A message that is no failure of a form, e.g. that a saved sign-in has ended. */
export const Notice = /* @__PURE__ */ replaceable<NoticeProps>("notice", PortalNotice);

function PortalNotice({ tone, role = "status", children }: NoticeProps) {
  useStyles(noticeStyles);
  return (
    <div className="wm-notice" data-tone={tone} role={role}>
      {children}
    </div>
  );
}
