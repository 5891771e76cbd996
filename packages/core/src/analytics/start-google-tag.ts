import { addScript } from "../browser/add-script.ts";
import type { AnalyticsSettings, AnalyticsSink, AnalyticsEvent } from "./analytics.ts";

/** No advertising, and no address, title or referrer except those in events. */
const privacySettings = {
  send_page_view: false,
  client_storage: "none",
  anonymize_ip: true,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
  page_title: "",
  page_referrer: "",
};

/** All storage of the tag: what is denied before the configuration is neither read nor written. */
const noStorage = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

/** A tag that is loaded when there is something to count. */
export interface GoogleTag {
  send: AnalyticsSink;
  stop: () => void;
}

/** Creates a tag. Once its script is loaded, it also sends what no event tells it, such as that a page is left, until it is stopped. */
export function createGoogleTag(settings: AnalyticsSettings): GoogleTag {
  const setOff = (isOff: boolean) =>
    Object.assign(window, { [`ga-disable-${settings.id}`]: isOff });
  let report: AnalyticsSink | undefined;
  return {
    send: (event) => {
      setOff(false);
      report ??= startGoogleTag(settings);
      report(event);
    },
    stop: () => void setOff(true),
  };
}

/** Loads the tag. @returns the function that sends its events */
export function startGoogleTag({ id, script, pageOrigin }: AnalyticsSettings): AnalyticsSink {
  // Empty stands for none; as a url it would be the page.
  if (script === "") return () => undefined;
  const commands = commandList();
  // The tag accepts only an `arguments` object as a command.
  function tell(..._command: unknown[]) {
    commands.push(arguments);
  }
  let place = pageOrigin;
  keepHistoryPrivate();
  tell("consent", "default", noStorage);
  tell("js", new Date());
  tell("config", id, { ...privacySettings, page_location: place });
  const url = new URL(script, pageOrigin);
  url.searchParams.set("id", id);
  addScript(url.href);
  return (event) => {
    // `*` is no path: behind an origin it would be part of the host.
    if ("route" in event) place = `${pageOrigin}${event.route === "*" ? "/*" : event.route}`;
    const { name, ...parameters } = namedForTag(event);
    tell("event", name, { ...parameters, page_location: place, send_to: id });
  };
}

/**
 * Ignores later wrappers of `pushState` and `replaceState`, without an exception. With Enhanced measurement, Google's tag
 * wraps them and sends each real address.
 */
function keepHistoryPrivate(): void {
  for (const name of ["pushState", "replaceState"] as const) {
    const own = history[name];
    const settings = { configurable: true, get: () => own, set: () => undefined };
    Object.defineProperty(history, name, settings);
  }
}

/** Returns the event under the tag's own name: it calls a screen that is shown a page view. */
function namedForTag(event: AnalyticsEvent): { name: string } {
  return event.name === "screen_shown" ? { ...event, name: "page_view" } : event;
}

function commandList(): unknown[] {
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  return page.dataLayer;
}
