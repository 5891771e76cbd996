/** Where a link of a page may lead: an http(s) url, a path of the own origin, or an address to write to. */
const LINK = /^(?:https?:\/\/[^\s\\/][^\s\\]*|\/(?![/\\])[^\s\\]*|mailto:\S+@\S+)$/iu;

const BASE_PATH = /^(?:\/[\w-]+)+$/u;

/** A link as it may stand in a page; undefined for what a browser could run or read in two ways. */
export function checkedLink(value: unknown): string | undefined {
  return typeof value === "string" && LINK.test(value) ? value : undefined;
}

/** The path that a portal is served under; empty for what is no such path, as the portal itself reads it. */
export function checkedBasePath(value: unknown): string {
  return typeof value === "string" && BASE_PATH.test(value) ? value : "";
}
