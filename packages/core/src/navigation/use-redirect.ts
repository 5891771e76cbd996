import { useMemo } from "react";
import { useHref } from "react-router";
import { useEnvironment } from "../config/environment.ts";
import { useAddressWithToken } from "./link-address.ts";
import { type Redirect, urlCheckOf } from "./safe-redirect-url.ts";

export function useRedirect(): Redirect {
  const { configuration, origin, basePath, leaveTo } = useEnvironment();
  // The link must not lead back to itself, and the address bar hides its token.
  const link = useHref(useAddressWithToken());
  return useMemo(
    () => ({
      checkUrl: urlCheckOf(configuration, () => new URL(link, origin).href),
      leaveTo,
      root: { origin, basePath },
    }),
    [configuration, link, origin, basePath, leaveTo],
  );
}
