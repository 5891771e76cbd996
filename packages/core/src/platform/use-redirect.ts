import { useMemo } from "react";
import { useEnvironment } from "./environment.ts";
import { safeRedirectUrl } from "./redirect.ts";

export interface Redirect {
  /** The url to leave to, or null when the server's url must not be followed [QT-1]. */
  check: (url: string) => string | null;
  leaveTo: (checkedUrl: string) => void;
}

export function useRedirect(): Redirect {
  const { configuration, origin, leaveTo } = useEnvironment();
  return useMemo(() => {
    const policy = { pageOrigin: origin, allowedOrigins: configuration.allowedRedirectOrigins };
    return { check: (url) => safeRedirectUrl(url, policy), leaveTo };
  }, [configuration, origin, leaveTo]);
}
