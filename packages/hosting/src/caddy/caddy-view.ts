import { encodedPattern } from "../hosts/page-view.ts";
import type { Build } from "../hosts/read-build.ts";
import type { HostOptions } from "../hosts/host-configuration.ts";
import { InputError } from "../input-error.ts";
import { hostView } from "../hosts/host-view.ts";
import { requestableLanguages } from "../files/choose-page.ts";
import { withoutLookahead } from "./without-lookahead.ts";

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
