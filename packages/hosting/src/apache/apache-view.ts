import type { Build } from "../hosts/read-build.ts";
import { namesOfServers } from "../hosts/network-view.ts";
import { anyOf, escapePattern } from "../escape-pattern.ts";
import type { HostOptions } from "../hosts/host-configuration.ts";
import { hostView } from "../hosts/host-view.ts";
import { ownTexts } from "../hosts/own-texts.ts";

/** Folder of Debian's modules. */
const MODULES = "/usr/lib/apache2/modules";

const modules = ["mpm_event", "authz_core", "headers", "mime", "reqtimeout", "rewrite"] as const;

const proxyModules = [
  "proxy",
  "proxy_http",
  "slotmem_shm",
  "proxy_balancer",
  "lbmethod_byrequests",
] as const;

/** Names that some servers read as forwarded headers: these take an underscore for a hyphen. */
const forwardedNames = ["Host", "For", "Proto"].flatMap((name) =>
  ["X_Forwarded_", "X-Forwarded_", "X_Forwarded-"].map((start) => start + name),
);

/** Everything that the template of httpd.conf has a name for. */
export function apacheView(build: Build, options: HostOptions) {
  const view = hostView(build, options);
  const files = `^${filePattern(view.root)}`;
  const copies = String.raw`(?:\.br|\.gz)?$`;
  // Refuses an address: Apache finds none in a certificate.
  namesOfServers(options.server);
  const hasServer = view.servers.length > 0;
  const serverPaths = hasServer ? view.serverPaths : [];
  return {
    ...view,
    ...Object.fromEntries(
      Object.entries(ownTexts).map(([name, text]) => [name, escapeLineBreaks(text)]),
    ),
    modules: [
      ...modules,
      ...(hasServer ? proxyModules : []),
      ...(view.isSecure ? ["ssl"] : []),
      ...(view.front.length > 0 ? ["remoteip"] : []),
    ],
    modulesFolder: MODULES,
    ukHostsPattern: anyOf(view.ukHosts),
    serverPaths,
    forwardedNames,
    // Without a server, a pattern that no path begins with.
    serverPattern: anyOf(serverPaths) || "[^/]",
    indexablePattern: String.raw`^\S+ ${view.prefix}(?:${anyOf(view.indexablePaths)})/?(?:\?| )`,
    filePolicies: view.policies.map(({ key, value }) => ({
      key: files + filePattern(key) + copies,
      value,
    })),
    hashedFile: `${files}${view.assets}.*${view.hashedName}${copies}`,
    fileVersions: view.versions.map((address) => {
      const [file = "", query = ""] = address.split("?");
      return { file: files + filePattern(file) + copies, query };
    }),
    requestedLanguages: view.requestedLanguages.map(({ key, value }) => ({
      pattern: key.slice(1),
      value,
    })),
    hasLang: view.langParameter.slice(1),
    // The last rule that fits wins, so that the first row comes last.
    pageRules: [
      ...rulesOf("has_lang", view.pagesByPath).toReversed(),
      ...rulesOf("language", view.pages).toReversed(),
    ],
  };
}

/** Writes a text of several lines in one line of the file. */
function escapeLineBreaks(text: string): string {
  return text.replaceAll("\n", "%{unescape:%0A}");
}

/** The pattern of a path between the two `#` of Apache's expressions. */
function filePattern(path: string): string {
  return escapePattern(path).replaceAll("#", String.raw`\x23`);
}

/** The rows of a map as rules, each with a pattern for the whole text. */
function rulesOf(variable: string, rows: readonly { key: string; value: string }[]) {
  return rows.map(({ key, value }) => ({
    variable,
    pattern: key.startsWith("~") ? key.slice(1) : `^${escapePattern(key)}$`,
    value,
  }));
}
