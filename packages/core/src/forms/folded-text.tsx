import type { ReactNode } from "react";
import { useText } from "../i18n/use-text.tsx";
import { useStyles } from "../ui/use-styles.ts";
import { messageStyles } from "./message-styles.ts";

/** A long text of which two lines are seen until it is unfolded. Screen readers read all of it at once. */
export function FoldedText({ children }: { children: ReactNode }) {
  const text = useText();
  useStyles(messageStyles);
  return (
    <div className="wm-folded">
      {/* Seen below the text; it comes first, since only what follows can depend on it. */}
      <details>
        <summary>{text("summary.unfold")}</summary>
      </details>
      <div>{children}</div>
    </div>
  );
}
