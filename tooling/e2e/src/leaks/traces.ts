/** Every kind of place that is searched. */
export type Place =
  | "url"
  | "header"
  | "body"
  | "console"
  | "address"
  | "history"
  | "title"
  | "attribute"
  | "crash reference"
  | "local storage"
  | "session storage"
  | "database"
  | "cookie"
  | "statistics";

/** A text that the browser showed, kept or sent. */
export interface Trace {
  place: Place;
  /** Which one of its kind, e.g. a header's name. */
  at: string;
  text: string;
}
