import { useMemo } from "react";
import { useEnvironment } from "../config/environment.ts";
import { urlCheckOf } from "./safe-redirect-url.ts";

/** Functions of the page that follow a url of the server. */
export interface Redirect {
  /** Returns the url to leave to, or null when it must not be followed. */
  checkUrl: (url: string) => string | null;
  leaveTo: (checkedUrl: string) => void;
}

export function useRedirect(): Redirect {
  const { configuration, pageUrl, leaveTo } = useEnvironment();
  return useMemo(
    () => ({ checkUrl: urlCheckOf(configuration, pageUrl), leaveTo }),
    [configuration, pageUrl, leaveTo],
  );
}
