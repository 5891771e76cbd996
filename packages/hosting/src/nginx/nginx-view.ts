import type { NginxOptions } from "./command-line.ts";
import { nameOfServers } from "./network-view.ts";
import type { Build } from "./read-build.ts";
import { templateView } from "./template-view.ts";

/** Everything that the templates of nginx have a name for. */
export function nginxView(build: Build, options: NginxOptions) {
  return { ...templateView(build, options), serverName: nameOfServers(options.server) };
}
