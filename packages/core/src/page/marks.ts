/** Why a prerendered page does not show its main part yet. */
type Awaited =
  /** React renders it in another language. */
  | "language"
  /** React renders another screen. */
  | "screen"
  /** React begins the screen with a notice. A broken page shows its form without it. */
  | "notice"
  /** A stored sign-in is resumed. */
  | "session"
  /** The first script has to decide whether the page is left for a partner's site. */
  | "partner"
  /** It is left for the partner's site. */
  | "left";

/**
 * The marks on the root element: attributes by which page, head script, first script and React share facts. They are separate
 * files without common variables. Style sheets read the marks, too.
 */
interface Marks {
  awaits: Awaited;
  /** The language of the page's texts. A translator changes `lang`, and not this one. */
  language: string;
  /** The year in which the page was rendered. */
  year: string;
  /** The scripts of the portal are loaded. From now on it says itself that a part is missing. */
  loaded: "";
  /** React has begun to hydrate or to render, and shows every state from now on. */
  ready: "";
  /** The time, in milliseconds, at which a form was submitted before a script could send it. */
  submitQueued: `${number}`;
  /** The form of the page shows that it is pending. */
  pending: "";
  /** A sign-in that the first script follows is pending, or its outcome is not shown yet: the page must not reload. */
  sending: "";
  /** The page was prerendered with a spinner as its main part: its screen loads something. */
  waits: "";
  /** The page shows a message of its last submit. */
  messageShown: "";
  /** The parts of the region that threw in the build, separated by spaces. */
  leftOut: string;
  /** The page reloads because a script of it is gone, or it is being left. Ends where it is back from the cache. */
  reloading: "";
  /** The page says that a part of it is missing. Ends where the portal starts after all. */
  broken: "";
  /** The page was opened by a sign-out of the product. */
  signedOut: "";
  /** Space is reserved for an institution's logos. */
  branding: "";
  /** Space is reserved for ways in; the list starts open. */
  ways: "" | "open";
  /** The box "Keep me signed in" is hidden. */
  remember: "absent";
}

type Mark = keyof Marks;
/** Marks that are only present or absent need no value. */
type Value<Name extends Mark> = "" extends Marks[Name] ? [value?: Marks[Name]] : [Marks[Name]];

export function readMark<Name extends Mark>(name: Name): Marks[Name] | undefined {
  return document.documentElement.dataset[name] as Marks[Name] | undefined;
}

export function hasMark(name: Mark): boolean {
  return name in document.documentElement.dataset;
}

export function setMark<Name extends Mark>(name: Name, ...[value]: Value<Name>): void {
  document.documentElement.dataset[name] = value ?? "";
}

export function removeMark(name: Mark): void {
  delete document.documentElement.dataset[name];
}
