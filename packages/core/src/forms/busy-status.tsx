import { useSyncExternalStore } from "react";
import { pageShown } from "../attempt/page-shown.ts";
import { neverChanges } from "../browser/never-changes.ts";
import { busyStatusProps } from "../page/portal-form.ts";

interface BusyStatusProps {
  busy: boolean;
  text: string;
}

/** Tells screen readers that a form is busy. What the page has said before React is hydrated, and so is said once. */
export function BusyStatus({ busy, text }: BusyStatusProps) {
  const isSaid = useSyncExternalStore(neverChanges, no, () => pageShown().isBusySaid);
  return (
    <span role="status" className="wm-visually-hidden" {...busyStatusProps}>
      {busy || isSaid ? text : ""}
    </span>
  );
}

const no = () => false;
