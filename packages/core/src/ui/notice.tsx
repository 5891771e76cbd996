import type { ReactNode } from "react";

/** Props of a notice. */
interface NoticeProps {
  tone: "info" | "success" | "warning";
  children: ReactNode;
}

/** A message that is no failure of a form, e.g. that a saved sign-in has ended. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className="wm-notice" data-tone={tone} role="status">
      {children}
    </div>
  );
}
