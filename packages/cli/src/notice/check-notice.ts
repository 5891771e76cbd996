import {
  languages,
  MAX_NOTICE_CHARACTERS,
  noticeParts,
  type PostedNotice,
  readNotices,
  safeRedirectUrl,
} from "@waymark/core/build";
import { frenchSpacingFaults, isFrench } from "@waymark/hosting/texts";
import { InputError, screenFault } from "@waymark/hosting";
import type { ServedBuild } from "./served-build.ts";

/** More characters are folded on a phone. */
const UNFOLDED_NOTICE_CHARACTERS = 90;
/** Any address of a portal: only paths are read against it. */
const PAGE_URL = "https://portal.invalid/waymark-notice";

/** @throws {InputError} that names the mistake in a notice */
export function checkNotice(notice: object, build: ServedBuild): PostedNotice {
  const { text = {}, where } = notice as Partial<PostedNotice>;
  for (const [language, words] of Object.entries(text)) checkText(words, language, build);
  const unknown = where == null ? null : screenFault(where);
  if (unknown !== null) throw new InputError(`${unknown}.`);
  const { notices, faults } = readNotices([notice]);
  const [read] = notices;
  if (read) return read;
  throw new InputError(`${(faults[0] ?? "").replace("entry 1: ", "the notice's ")}.`);
}

function checkText(words: string, language: string, { allowedOrigins }: ServedBuild): void {
  const name = nameOf(language);
  const { length } = words;
  if (length > MAX_NOTICE_CHARACTERS) {
    throw new InputError(
      `the ${name} text has ${length} characters; ${MAX_NOTICE_CHARACTERS} are the most. Link to a page that says more: [label](https://…).`,
    );
  }
  const markup = /<\/?[a-z][^>]*>|&#?\w+;/iu.exec(words)?.[0];
  if (markup !== undefined) {
    throw new InputError(
      `${markup} in the ${name} text would be shown as it is: a notice is plain text. Links are [label](https://…).`,
    );
  }
  for (const { text, url } of noticeParts(words)) {
    if (url === undefined) continue;
    if (safeRedirectUrl(url, { pageUrl: PAGE_URL, allowedOrigins }) !== null) continue;
    const which = allowedOrigins.length > 0 ? ` Allowed: ${allowedOrigins.join(", ")}.` : "";
    throw new InputError(
      `the link "${text}" to ${url} would not be followed: give an https address or a path of the portal.${which}`,
    );
  }
}

/** Sentences that a person should know about a notice that can be shown. */
export function notesOn({ text }: PostedNotice, build: ServedBuild): string[] {
  const given = Object.keys(text).map(nameOf);
  const offered = new Set(build.languages.map(nameOf));
  const missing = [...offered].filter((name) => !given.includes(name));
  const unspoken = offered.size === 0 ? [] : given.filter((name) => !offered.has(name));
  const [other = ""] = given;
  return [
    ...missing.map((name) => `${name} pages show the ${other} text, marked as such.`),
    ...unspoken.map((name) => `No page is in ${name}.`),
    ...pathsOutside(Object.values(text), build).map(
      (path) =>
        `The link to ${path} leads out of the portal. Its own pages are below ${build.basePath}/.`,
    ),
    ...Object.entries(text).flatMap(([language, words]) => [
      ...(shownLength(words) > UNFOLDED_NOTICE_CHARACTERS
        ? [
            `A small phone shows two lines of the ${nameOf(language)} text, and a button for the rest.`,
          ]
        : []),
      ...(hasFailedLink(words)
        ? [
            `The ${nameOf(language)} text has something like a link that is not one. A link is [label](https://…) or [label](/path), with spaces in the label only.`,
          ]
        : []),
      ...(isFrench(language)
        ? frenchSpacingFaults(words).map((fault) => `The French text ${fault}.`)
        : []),
    ]),
  ];
}

/** A link is followed as it is written, without the portal's path. */
function pathsOutside(texts: readonly string[], { basePath }: ServedBuild): string[] {
  const urls = texts.flatMap((words) => noticeParts(words).map(({ url = "" }) => url));
  const paths = urls.filter((url) => {
    const { pathname } = new URL(url, PAGE_URL);
    return url.startsWith("/") && !`${pathname}/`.startsWith(`${basePath}/`);
  });
  return [...new Set(paths)];
}

/** Tells whether an address, or what looks like a link, is outside of the links. */
function hasFailedLink(words: string): boolean {
  return noticeParts(words).some(
    ({ text, url }) => url === undefined && /https?:\/\/|\]\(|\] +\( *\//u.test(text),
  );
}

function shownLength(words: string): number {
  return noticeParts(words).reduce((length, { text }) => length + text.length, 0);
}

const names = new Intl.DisplayNames("en", { type: "language" });

/** The name of a language in English, without its region: `French` of `fr-CA`. */
export function nameOf(language: string): string {
  return names.of(language.slice(0, 2)) ?? language;
}

/** The tag of a build's language that begins with two letters, such as `en-US`; one of the portal's where it has none. */
export function tagOf(letters: string, build: ServedBuild): string {
  const tags = [...build.languages, ...Object.keys(languages)];
  return tags.find((tag) => tag.startsWith(letters)) ?? letters;
}
