import { workspacesOf } from "../accounts/workspaces.ts";
import { type AppContext, originOf } from "../http/app-context.ts";
import type { Session } from "./session.ts";

/** Returns the first page of a signed-in user: the only workspace, or the portal's chooser. */
export function landingUrl(c: AppContext, session: Session, redirect?: string): string {
  const [only, ...others] = workspacesOf(session.account.userTypes);
  const url =
    only && others.length === 0
      ? new URL(`/workspace/${only.path}`, originOf(c))
      : chooserUrl(c, session);
  const wanted = redirect === undefined ? undefined : sameOriginPath(redirect, originOf(c));
  if (wanted !== undefined) url.searchParams.set("redirect", wanted);
  return url.href;
}

/** The portal's workspace chooser with a fresh `k` that only this session can use. */
export function chooserUrl(c: AppContext, { account, hash }: Session): URL {
  const k = c.var.services.tokens.issue({
    purpose: "workspaceChoice",
    app: c.var.app.name,
    accountId: account.id,
    boundTo: hash,
  });
  const url = new URL("/switchaccount", originOf(c));
  url.searchParams.set("k", k);
  return url;
}

/** `redirect` when it is a path of this origin, else undefined: `//host`, `/\host` and whole urls lead elsewhere. */
export function sameOriginPath(redirect: string, origin: string): string | undefined {
  if (!redirect.startsWith("/") || !URL.canParse(redirect, origin)) return undefined;
  const url = new URL(redirect, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
}
