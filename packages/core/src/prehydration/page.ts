import type { Configuration } from "../config/configuration.ts";
import { stripBasePath } from "../navigation/base-path.ts";
import type { Variant } from "../navigation/route-table.ts";
import { safeRedirectUrl } from "../navigation/safe-redirect-url.ts";

/** What is known of a prerendered sign-in page. */
export interface SignInPage {
  variant: Variant;
  /** Url of the script that shows messages without React. */
  messageScript: string;
  configuration: Configuration;
}

export const root = document.documentElement;

/** The sign-in form while it is not hydrated. */
export function prerenderedForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>("form[data-portal-form]:not([data-ready])");
}

/** The page's place in the portal. */
export function placeOf({ configuration }: SignInPage) {
  const { basename: basePath, pathname, origin } = stripBasePath(location, configuration.basePath);
  return { basePath, pathname, origin };
}

/** The url to leave to, or null when the server's url must not be followed. */
export function checkUrl(url: string, { configuration }: SignInPage): string | null {
  const { allowedRedirectOrigins: allowedOrigins } = configuration;
  return safeRedirectUrl(url, { pageUrl: location.href, allowedOrigins });
}

/** Shows the form as pending or not. The root element's mark is what the head script sets for a queued submit. */
export function setPending(form: HTMLFormElement, pending: boolean): void {
  if (pending) root.dataset["held"] = "";
  else delete root.dataset["held"];
  form.querySelector("[type=submit]")?.setAttribute("aria-busy", String(pending));
}
