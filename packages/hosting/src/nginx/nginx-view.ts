import { resolve } from "node:path";
import type { NginxOptions } from "../hosts/command-line.ts";
import { nameOfServers } from "../hosts/network-view.ts";
import type { Build } from "../hosts/read-build.ts";
import { templateView } from "../hosts/template-view.ts";

/** Everything that the templates of nginx have a name for. */
export function nginxView(build: Build, options: NginxOptions) {
  const { log, server } = options;
  return {
    ...templateView(build, options),
    // nginx looks for a relative path below a folder of its own. Two values are no path.
    log: /^(?:off$|syslog:)/u.test(log) ? log : resolve(log),
    serverName: nameOfServers(server),
  };
}
