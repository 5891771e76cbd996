import { useEffect } from "react";
import { Navigate } from "react-router";
import { type SignInReason, useFlashNoticeRef } from "../session/flash-notice.tsx";
import { useLangSearch } from "../navigation/app-links.tsx";

/** Leads to the root, in the same language, which says why where it matters. */
export function RedirectToRoot({ because }: { because?: SignInReason }) {
  const flash = useFlashNoticeRef();
  useEffect(() => {
    if (because) flash.current = because;
  }, [flash, because]);
  return <Navigate to={`/${useLangSearch()}`} replace />;
}

/** A link that lacks what it needs leads to the error page. */
export function RedirectToError() {
  return <Navigate to={`/error${useLangSearch()}`} replace />;
}
