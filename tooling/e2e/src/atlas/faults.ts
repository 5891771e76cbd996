import { servedBy } from "../fixtures/web-servers.ts";

/** One column of the atlas: a way in which a call goes wrong. */
export interface AtlasFault {
  /** As the sandbox's fault switch calls it; `offline` is made by the browser. */
  name: string;
  /** The second line that distinguishes it from the others; none if the user can fix the failure. */
  tells?: RegExp;
  /** Nothing is wrong: the journey continues as usual. */
  harmless?: true;
}

const unreadable = /^TROUBLE_UNREADABLE$/u;
const service = /^TROUBLE_SERVICE$/u;
const offline = /^TROUBLE_OFFLINE$/u;
/** A server between the page and the one that hangs up says itself that it got no answer. */
const hungUp = servedBy === "nginx" ? service : offline;

/** The faults of QX-7, in its order. */
export const atlasFaults: readonly AtlasFault[] = [
  { name: "400" },
  { name: "401" },
  { name: "403", tells: /^TROUBLE_STALE_PAGE$/u },
  { name: "404" },
  { name: "409" },
  { name: "410" },
  { name: "422" },
  { name: "429", tells: /^TROUBLE_TOO_MANY(?:_SECONDS|_MINUTES)?$/u },
  { name: "500", tells: service },
  { name: "502", tells: service },
  { name: "503", tells: service },
  { name: "never", tells: /^TROUBLE_TIMEOUT$/u },
  { name: "offline", tells: offline },
  { name: "reset", tells: hungUp },
  { name: "html", tells: unreadable },
  { name: "empty", tells: unreadable },
  { name: "cut-off", tells: /^TROUBLE_(?:UNREADABLE|OFFLINE)$/u },
  { name: "wrong-shape", tells: unreadable },
  { name: "huge", tells: unreadable },
  { name: "more-fields", harmless: true },
];
