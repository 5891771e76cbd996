import { useMemo } from "react";
import { useEnvironment } from "../config/environment.ts";
import { type Redirect, urlCheckOf } from "./safe-redirect-url.ts";

export function useRedirect(): Redirect {
  const { configuration, pageUrl, leaveTo } = useEnvironment();
  return useMemo(
    () => ({ checkUrl: urlCheckOf(configuration, pageUrl), leaveTo }),
    [configuration, pageUrl, leaveTo],
  );
}
