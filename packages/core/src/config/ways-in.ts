/** Another way to sign in: the sign-in page of a school, a district or a service. */
export interface WayIn {
  /** Names it in `?way=`, and on the device on which it was used. */
  id: string;
  name: string;
  /** The town or district, where several have the same name. */
  place?: string;
  /** An http(s) url, or a path of the portal's origin. */
  url: string;
  /** The path of a picture. */
  logo?: string;
  /** The languages in which it is offered; all without them. */
  languages?: readonly string[];
}

/** Up to four ways, or the path of a JSON file with a list of them. */
export type WaysIn = string | readonly WayIn[];

/** More than these are a list to look through. */
export const MAX_BUTTONS = 4;

const ID = /^[\w.-]{1,64}$/u;

/** Matches a name with a letter or a digit, and without anything invisible, which might turn the reading direction. */
const NAME = /^(?!.*[\p{Cc}\p{Cf}\p{DI}])(?=.*[\p{L}\p{N}]).{1,120}$/u;

/** Matches an http(s) url, or a path that no browser reads as another host. */
export const URL_OR_PATH = /^(?:https?:\/\/[^\s\\/]|\/(?![/\\]))[^\s\\]*$/iu;

/** Matches a path of the page's own origin. */
export const PATH = /^\/(?![/\\])[^\s\\]*$/u;

/** Returns true for a value that has what a way needs. Its url is checked once more before it is followed. */
export function isWayIn(value: unknown): value is WayIn {
  const { id, name, url, logo, languages } = Object(value) as Record<string, unknown>;
  return (
    isLike(ID, id) &&
    isName(name) &&
    isLike(URL_OR_PATH, url) &&
    (logo === undefined || isLike(PATH, logo)) &&
    (languages === undefined || Array.isArray(languages))
  );
}

/** Returns true for a value that can be read as the name of a way, or as its place. */
export function isName(value: unknown): value is string {
  return isLike(NAME, value);
}

/** The configured ways, or undefined where they are wrong. */
export function readWaysIn(value: unknown): WaysIn | undefined {
  if (typeof value === "string") return value === "" || isLike(PATH, value) ? value : undefined;
  const fits = Array.isArray(value) && value.length <= MAX_BUTTONS && value.every(isWayIn);
  return fits ? value : undefined;
}

/** The ways that are offered in a language. */
export function waysFor(ways: readonly WayIn[], language: string): readonly WayIn[] {
  return ways.filter(({ languages }) => languages?.includes(language) ?? true);
}

/** The id of the way that an address asks for; null when it asks for none. */
export function wantedWay(query: URLSearchParams): string | null {
  return query.get("way");
}

function isLike(shape: RegExp, value: unknown): value is string {
  return typeof value === "string" && shape.test(value);
}
