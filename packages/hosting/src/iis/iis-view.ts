import { sharedPolicy } from "../headers/shared-policy.ts";
import type { EdgeOptions } from "../hosts/host-configuration.ts";
import { hostView } from "../hosts/host-view.ts";
import { type PageSection, pageSections } from "../hosts/page-sections.ts";
import { InputError } from "../input-error.ts";
import { encodedPattern } from "../hosts/page-view.ts";
import type { Build } from "../hosts/read-build.ts";
import { escapePattern } from "../escape-pattern.ts";

/** A condition of a rule. */
interface Condition {
  input: string;
  pattern: string;
  negate?: boolean;
}

/** Everything that the template of web.config has a name for. */
export function iisView(build: Build, options: EdgeOptions) {
  const view = hostView(build, options);
  const { prefix, ukHosts } = view;
  if (view.servers.length > 1) {
    throw new InputError("--server: give one, or the name of a server farm of IIS.");
  }
  const hosts = [...new Set(view.hosts.map(({ key }) => escapePattern(key)))];
  const indexable = view.indexablePaths.map(escapePattern).join("|");
  return {
    ...view,
    hostsPattern: `^(?:${hosts.join("|")})$`,
    passPattern: `^(?:${view.serverPaths.map(escapePattern).join("|")})(?:[/?]|$)`,
    server: view.servers.map((server) => `${view.scheme}://${server}`)[0],
    // The pattern of a rule begins after the first slash of the address.
    filesBelow: `^${prefix.slice(1)}/(.+)$`,
    missingPattern: `^${prefix}/(?:assets|\\.well-known)(?:[/?]|$)|^[^?]*(?:${view.fileTypesPattern})(?:\\?|$)`,
    indexablePattern: `^${prefix}(?:${indexable})/?(?:\\?|$)`,
    policy: sharedPolicy(build.policies.values()),
    // The cache of a file whose address does not name its content.
    versioned: [...build.versions.keys()],
    pageRules: pageSections(build.rows, ukHosts)
      .flatMap((section) => rulesOf(section, prefix, ukHosts))
      .map((rule, index) => ({ ...rule, name: `page ${index + 1}` })),
  };
}

/** The pages of one language, each with its conditions. */
function rulesOf(section: PageSection, prefix: string, ukHosts: readonly string[]) {
  const address = (pattern: string): Condition => ({
    input: "{UNENCODED_URL}",
    pattern: `^${prefix}${pattern === "/" ? "" : pattern}/?(?:\\?|$)`,
  });
  const ways = (path: string | null, pattern?: string) =>
    address(pattern ?? escapePattern(path ?? ""));
  const reached: Condition[] = [
    ...(section.hosts
      ? [
          {
            input: "{HTTP_HOST}",
            pattern: `^(?:${ukHosts.map(escapePattern).join("|")})(?::80|:443)?$`,
          },
        ]
      : []),
    ...(section.asked === undefined
      ? []
      : [{ input: "{QUERY_STRING}", pattern: `${LANG}=${withoutModifiers(section.asked)}` }]),
  ];
  const noLang = { input: "{QUERY_STRING}", pattern: `${LANG}(?:=|&|$)`, negate: true };
  return [
    ...section.pages.map(({ path, pattern, file }) => ({
      file,
      conditions: [ways(path, pattern), ...reached],
    })),
    ...(section.asked === undefined ? section.byPath : []).map(({ path, pattern, file }) => ({
      file,
      conditions: [ways(path, pattern), noLang, ...reached],
    })),
    { file: section.shell, conditions: [address("(?:/[^?]*)?"), ...reached] },
  ];
}

/** The patterns of IIS know no modifier for a part. */
function withoutModifiers(pattern: string): string {
  return encodedPattern(pattern).replaceAll(
    /\(\?i:([^)]*)\)/gu,
    (_, codes: string) =>
      `(?:${codes.replaceAll(/[a-f]/gu, (digit) => `[${digit}${digit.toUpperCase()}]`)})`,
  );
}

const NAME = withoutModifiers("[l][a][n][g]");
/** A query up to and including the name of its first `lang`. */
const LANG = `^(?:(?!${NAME}(?:=|&|$))[^&]*&)*${NAME}`;
