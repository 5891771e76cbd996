import { UK_LANGUAGE } from "@waymark/core/build";
import { NOTICES_FILE, VERSION_PARAMETER } from "../files/cache-control.ts";
import { contentTypes } from "../files/content-types.ts";
import type { EdgeOptions } from "../hosts/host-configuration.ts";
import { hostView, objectOf } from "../hosts/host-view.ts";
import { serverOverInternet } from "../hosts/network-view.ts";
import type { Build } from "../hosts/read-build.ts";

/** Everything that the worker decides by. Policies are listed once, because many pages share one. */
export function workerTable(build: Build, options: EdgeOptions) {
  const view = hostView(build, options);
  const policies = [...new Set(build.policies.values())];
  return {
    versionBody: view.versionBody,
    prefix: view.prefix,
    hosts: objectOf(view.hosts),
    ukHosts: view.ukHosts,
    ukLanguage: UK_LANGUAGE,
    server: serverOverInternet(options.server) ?? "",
    serverPaths: view.serverPaths,
    dots: view.dots,
    defaultLanguage: view.defaultLanguage,
    rows: build.rows,
    files: build.files,
    types: contentTypes,
    policies,
    policyOf: Object.fromEntries(
      [...build.policies].map(([name, value]) => [name, policies.indexOf(value)]),
    ),
    filePolicy: view.filePolicy,
    ownHeaders: objectOf(view.ownHeaders),
    fileHeaders: objectOf(view.fileHeaders),
    indexablePaths: view.indexablePaths,
    hashedName: view.hashedName,
    versions: Object.fromEntries(
      [...build.versions].map(([name, value]) => [name, `${VERSION_PARAMETER}=${value}`]),
    ),
    notices: NOTICES_FILE,
    noCache: view.noCache,
    immutable: view.immutable,
    short: view.short,
    trouble: view.trouble,
    otherHost: view.otherHost,
    tooLarge: view.tooLarge,
    unreadable: view.unreadable,
  };
}
