import type { PageRow } from "../files/choose-page.ts";
import type { EdgeOptions } from "../hosts/host-configuration.ts";
import { hostView } from "../hosts/host-view.ts";
import { type PageSection, pageSections } from "../hosts/page-sections.ts";
import { InputError } from "../input-error.ts";
import { encodedPattern, LANG } from "../hosts/page-view.ts";
import type { Build } from "../hosts/read-build.ts";
import { anyOf, escapePattern } from "../escape-pattern.ts";

/** A condition of a rule. */
interface Condition {
  input: string;
  pattern: string;
  negate?: boolean;
}

/** Everything that the template of web.config has a name for. */
export function iisView(build: Build, options: EdgeOptions) {
  const view = hostView(build, options);
  const { prefix } = view;
  if (view.servers.length > 1) {
    throw new InputError("--server: give one, or the name of a server farm of IIS.");
  }
  return {
    ...view,
    passPattern: `^(?:${anyOf(view.serverPaths)})(?:[/?]|$)`,
    server: options.server?.[0],
    // The pattern of a rule begins after the first slash of the address.
    filesBelow: `^${prefix.slice(1)}/(.+)$`,
    missingPattern: `^${prefix}/(?:assets|\\.well-known)(?:[/?]|$)|^[^?]*(?:${view.fileTypesPattern})(?:\\?|$)`,
    indexablePattern: `^${prefix}(?:${anyOf(view.indexablePaths)})/?(?:\\?|$)`,
    // Files whose version is in the query, which IIS does not compare: browsers ask for them each time.
    versioned: [...build.versions.keys()],
    pageRules: pageSections(build.rows, view.ukHosts)
      .flatMap((section) => rulesOf(section, prefix))
      .map((rule, index) => ({ ...rule, name: `page ${index + 1}` })),
  };
}

/** The pages of one language, each with its conditions. */
function rulesOf({ hosts, langPattern, pages, byPath, shell }: PageSection, prefix: string) {
  const address = (pattern: string): Condition => ({
    input: "{UNENCODED_URL}",
    pattern: `^${prefix}${pattern === "/" ? "" : pattern}/?(?:\\?|$)`,
  });
  const pageAddress = ({ path, pattern }: PageRow) => address(pattern ?? escapePattern(path ?? ""));
  const reached: Condition[] = [
    ...(hosts === undefined ? [] : [hostCondition(hosts)]),
    ...(langPattern === undefined ? [] : [langCondition(`=${encodedPattern(langPattern)}`)]),
  ];
  const noLang = { ...langCondition("(?:=|&|$)"), negate: true };
  return [
    ...pages.map((row) => ({ file: row.file, conditions: [pageAddress(row), ...reached] })),
    ...(langPattern === undefined ? byPath : []).map((row) => ({
      file: row.file,
      conditions: [pageAddress(row), noLang, ...reached],
    })),
    { file: shell, conditions: [address("(?:/[^?]*)?"), ...reached] },
  ];
}

function hostCondition(hosts: readonly string[]): Condition {
  return { input: "{HTTP_HOST}", pattern: `^(?:${anyOf(hosts)})(?::80|:443)?$` };
}

/** A query whose first `lang` has this end. */
function langCondition(end: string): Condition {
  return { input: "{QUERY_STRING}", pattern: withoutModifiers(LANG + end) };
}

/** The patterns of IIS know no modifier for a part. */
function withoutModifiers(pattern: string): string {
  return pattern.replaceAll(
    /\(\?i:([^)]*)\)/gu,
    (_, codes: string) =>
      `(?:${codes.replaceAll(/[a-f]/gu, (digit) => `[${digit}${digit.toUpperCase()}]`)})`,
  );
}
