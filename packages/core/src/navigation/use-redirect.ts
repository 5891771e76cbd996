import { useMemo } from "react";
import { useEnvironment } from "../config/environment.ts";
import { safeRedirectUrl } from "./safe-redirect-url.ts";

export interface Redirect {
  /** The url to leave to, or null when the server's url must not be followed. */
  check: (url: string) => string | null;
  leaveTo: (checkedUrl: string) => void;
}

export function useRedirect(): Redirect {
  const { configuration, pageUrl, leaveTo } = useEnvironment();
  return useMemo(() => {
    const { allowedRedirectOrigins: allowedOrigins } = configuration;
    return {
      check: (url) => safeRedirectUrl(url, { pageUrl: pageUrl(), allowedOrigins }),
      leaveTo,
    };
  }, [configuration, pageUrl, leaveTo]);
}
