import { useMemo } from "react";
import { useHref } from "react-router";
import { useEnvironment } from "../config/environment.ts";
import { ownSignInPage } from "./find-route.ts";
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

/** Next page that a response names: its url, null where that must not be followed, and its path if it is a sign-in page. */
export interface NextPage {
  url: string | null;
  signInPage: string | null;
}

export function nextPageOf(url: string, { checkUrl, root }: Redirect): NextPage {
  const checked = checkUrl(url);
  return { url: checked, signInPage: checked && ownSignInPage(checked, root) };
}
