import { servedBy } from "../fixtures/served-by.ts";

/** One column of the atlas: a way in which a call goes wrong. */
export interface AtlasFault {
  /** As the sandbox's fault switch calls it; `offline` is made by the browser. */
  name: string;
  label: string;
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
  { name: "400", label: "400" },
  { name: "401", label: "401" },
  { name: "403", label: "403", tells: /^TROUBLE_STALE_PAGE$/u },
  { name: "404", label: "404" },
  { name: "409", label: "409" },
  { name: "410", label: "410" },
  { name: "422", label: "422" },
  { name: "429", label: "429", tells: /^TROUBLE_TOO_MANY(?:_SECONDS|_MINUTES)?$/u },
  { name: "500", label: "500", tells: service },
  { name: "502", label: "502", tells: service },
  { name: "503", label: "503", tells: service },
  { name: "never", label: "time limit", tells: /^TROUBLE_TIMEOUT$/u },
  { name: "offline", label: "offline", tells: offline },
  { name: "reset", label: "reset connection", tells: hungUp },
  { name: "html", label: "HTML", tells: unreadable },
  { name: "empty", label: "empty", tells: unreadable },
  { name: "cut-off", label: "cut off", tells: /^TROUBLE_(?:UNREADABLE|OFFLINE)$/u },
  { name: "wrong-shape", label: "wrong shape", tells: unreadable },
  { name: "huge", label: "huge", tells: unreadable },
  { name: "more-fields", label: "unknown fields", harmless: true },
];
