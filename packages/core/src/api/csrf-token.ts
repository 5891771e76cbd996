import { readCookies } from "../browser/cookies.ts";

/** Tabs, visible characters and blanks, and the other half of Latin-1: what a header may hold. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]+$/u;

/** The values of the CSRF cookie that a header can hold, the most likely first. */
export function csrfTokens(cookie: string): string[] {
  return readCookies(cookie).filter((value) => HEADER_VALUE.test(value));
}
