import { encodedPattern } from "../nginx/page-view.ts";
import type { Build } from "../nginx/read-build.ts";
import type { HostOptions } from "../hosts/host-options.ts";
import { hostView } from "../hosts/host-view.ts";
import { requestableLanguages } from "../files/choose-page.ts";
import { withoutLookahead } from "./without-lookahead.ts";

/** Everything that the Caddyfile's template has a name for. */
export function caddyView(build: Build, options: HostOptions) {
  const view = hostView(build, options);
  const [, address = "", port = ""] = /^(?:(.*):)?(\d+)$/u.exec(options.listen) ?? [];
  return {
    ...view,
    address,
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
