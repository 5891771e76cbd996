import { encodedPattern } from "../hosts/page-view.ts";
import type { Build } from "../hosts/read-build.ts";
import type { HostOptions } from "../hosts/host-configuration.ts";
import { InputError } from "../input-error.ts";
import { hostView, type Row } from "../hosts/host-view.ts";
import { requestableLanguages } from "../files/choose-page.ts";

/** Everything that the Caddyfile's template has a name for. */
export function caddyView(build: Build, options: HostOptions) {
  const view = hostView(build, options);
  for (const path of [view.root, view.temp, view.ownServerCa ?? ""]) checkPath(path);
  const [, address = "", port = ""] = /^(?:(.*):)?(\d+)$/u.exec(options.listen) ?? [];
  return {
    ...view,
    // Caddy looks a name up, and has none for all addresses.
    address: address === "*" ? "" : address,
    port,
    hasFront: view.front.length > 0,
    hasSeveral: view.servers.length > 1,
    lang: `(?:^|&)${encodedPattern("[l][a][n][g]")}`,
    requested: requestableLanguages(build.rows).flatMap(({ langPattern, language }) =>
      withoutLookahead(`~^is:${encodedPattern(langPattern)}`, language, view.defaultLanguage),
    ),
    byPath: view.pagesByPath.flatMap(({ key, value }) =>
      withoutLookahead(key.replace("~^:", "~^no:"), value, "shell"),
    ),
    // An exact path goes before a pattern.
    byRoute: view.pages
      .toSorted((one, other) => Number(one.key.startsWith("~")) - Number(other.key.startsWith("~")))
      .flatMap(({ key, value }) => withoutLookahead(key, value, "other")),
  };
}

/** @throws {InputError} for a path that Caddy would not read as it is: every file would be a 404 */
function checkPath(path: string): void {
  if (!/[{}[\]]/u.test(path)) return;
  throw new InputError(
    `${JSON.stringify(path)} is not allowed in Caddyfile: Caddy reads braces and brackets as patterns. Choose another folder.`,
  );
}

const AHEAD = "(?!";

/**
 * Turns a pattern with a negative lookahead into two rows, because Caddy's patterns have none: the first matches what the
 * lookahead excludes.
 * @param excluded the value for what it excludes
 */
export function withoutLookahead(key: string, value: string, excluded: string): Row[] {
  const start = key.indexOf(AHEAD);
  if (start === -1) return [{ key, value }];
  const end = endOfGroup(key, start);
  const [before, inside, after] = [
    key.slice(0, start),
    key.slice(start + AHEAD.length, end - 1),
    key.slice(end),
  ];
  return [
    { key: `${before}(?:${inside})`, value: excluded },
    ...withoutLookahead(before + after, value, excluded),
  ];
}

/** The index after the parenthesis that closes a group. */
function endOfGroup(pattern: string, start: number): number {
  let depth = 0;
  for (let index = start; index < pattern.length; index += 1) {
    if (pattern[index] === "\\") index += 1;
    else if (pattern[index] === "(") depth += 1;
    else if (pattern[index] === ")" && (depth -= 1) === 0) return index + 1;
  }
  throw new Error(`${pattern} has an open group`);
}
