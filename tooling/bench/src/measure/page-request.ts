/** A request of a page, as the browser reports it; times are milliseconds since the navigation began. */
export interface PageRequest {
  url: string;
  method: string;
  /** The browser's own word for what is asked for: Document, Script, Stylesheet, Fetch, Image ... */
  type: string;
  /** What the answer says it is; empty while there is none. */
  mimeType: string;
  sentMs: number;
  /** Undefined while the answer is not there. */
  endedMs: number | undefined;
  /** What went over the line, compressed; 0 when it is not known. */
  bytes: number;
  /** Asked for only in case it is needed later. */
  isPrefetch: boolean;
}
