import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { parseJson } from "../http/request-body.ts";
import { isObject } from "../is-object.ts";
import { sendFile } from "../network/public-answers.ts";
import type { AnalyticsEvent, CollectedEvents } from "./collected-events.ts";

/** An event is a name and a few parameters; whatever is larger is none. */
const MAX_EVENT_BYTES = 8 * 1024;

/** The stand-in for the Google tag, and where it sends what it takes. */
export function createTagRoutes(collected: CollectedEvents): Hono {
  const routes = new Hono();
  routes.get("/gtag/js", (c) => sendFile(c, "text/javascript; charset=utf-8", tagScript));
  routes.post(
    "/collect",
    bodyLimit({
      maxSize: MAX_EVENT_BYTES,
      onError: (c) => c.text("The event is too large", 413),
    }),
    async (c) => {
      const command = readCommand(await c.req.text(), c.req.query("id") ?? "");
      if (!command) return c.text("This is not a command of the tag", 400);
      collected.add(command);
      return c.body(null, 204);
    },
  );
  return routes;
}

/**
 * Reads what the tag sends: the arguments of `gtag("config", id, parameters)` or `gtag("event", name, parameters)`.
 * @param property where an event goes that names no property itself
 * @returns undefined for anything else
 */
function readCommand(text: string, property: string): Omit<AnalyticsEvent, "at"> | undefined {
  const [command, subject, given]: unknown[] = parseList(text);
  if (typeof subject !== "string" || subject === "") return undefined;
  const parameters = isObject(given) ? given : {};
  if (command === "config") return { id: subject, name: "config", parameters };
  if (command !== "event") return undefined;
  const to = parameters["send_to"];
  return { id: typeof to === "string" ? to : property, name: subject, parameters };
}

function parseList(text: string): unknown[] {
  try {
    const value = parseJson(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Imitates the Google tag: it reads present and later commands of `window.dataLayer`, and sends `config` and `event`
 * to `/collect` on its own origin. It writes no markup and no script address, so it needs no Trusted Types policy. Like
 * the "page changes" of GA4's Enhanced measurement, it sends each new address that a script gives the history. It
 * makes the cookie `_ga` unless that is denied.
 */
const tagScript = `(() => {
  const source = new URL(document.currentScript.src);
  const layer = (window.dataLayer = window.dataLayer || []);
  // A page may ask for the script once for each property; one of them takes the commands.
  if (layer.waymarkTag) return;
  layer.waymarkTag = true;
  let property = source.searchParams.get("id") || "";
  let mayStore = true;

  const send = (command) => {
    const words = Array.from(command ?? []);
    const stores = words[0] === "consent" && words[2]?.analytics_storage;
    if (stores) mayStore = stores !== "denied";
    if (words[0] === "config") {
      property = String(words[1]);
      if (mayStore) document.cookie = "_ga=sandbox; path=/";
    }
    if (words[0] !== "config" && words[0] !== "event") return;
    const address = source.origin + "/collect?id=" + encodeURIComponent(property);
    fetch(address, {
      method: "POST",
      body: JSON.stringify(words),
      keepalive: true,
      credentials: "omit",
      mode: "cors",
    }).catch(() => {});
  };

  layer.forEach(send);
  layer.push = (...commands) => {
    const length = Array.prototype.push.apply(layer, commands);
    commands.forEach(send);
    return length;
  };

  let shown = location.href;
  for (const name of ["pushState", "replaceState"]) {
    const own = history[name];
    history[name] = (...entry) => {
      own.apply(history, entry);
      if (location.href === shown) return;
      send(["event", "page_view", { page_location: location.href, page_referrer: shown }]);
      shown = location.href;
    };
  }
})();
`;
