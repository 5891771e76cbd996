import { useRef } from "react";
import { ElementAnnouncement } from "./announcement.tsx";
import type { NoticePartProps } from "./component-props.ts";
import { replaceable } from "./replaceable.tsx";
import { useStyles } from "./use-styles.ts";

/** Style of a notice. Few pages have one from the start. Its bar is straight: around a bend it would end in points. */
export const noticeStyles: string = `@layer ui {
  .wm-notice {
    padding: var(--wm-space-3) var(--wm-space-4);
    border-inline-start: 4px solid var(--wm-border);
    border-radius: var(--wm-radius);
    border-start-start-radius: 2px;
    border-end-start-radius: 2px;
    background: var(--wm-surface-soft);
  }

  .wm-notice > p + p {
    margin-block-start: var(--wm-space-1);
  }

  .wm-notice > .wm-button {
    margin-block-start: var(--wm-space-3);
  }

  .wm-notice[data-tone="warning"] {
    border-color: var(--wm-warning, var(--wm-accent));
    background: var(--wm-surface);
    box-shadow: inset 0 0 0 1px var(--wm-line);
  }

  .wm-notice[data-tone="success"] {
    border-color: var(--wm-success);
    background: var(--wm-success-surface);
  }

  @media (forced-colors: active) {
    .wm-notice {
      border: 1px solid;
    }
  }
}`;

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
