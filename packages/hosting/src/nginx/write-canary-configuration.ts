import { join } from "node:path";
import { InputError } from "../input-error.ts";
import { writeFile } from "../files/write-file.ts";
import type { NginxOptions, WrittenConfiguration } from "../hosts/host-configuration.ts";
import { readBuild } from "../hosts/read-build.ts";
import { nginxView } from "./nginx-view.ts";
import { renderTemplate } from "./render-template.ts";
import { nginxCommand } from "./write-nginx-configuration.ts";

/** A build that another one is served beside. */
export interface OtherBuild {
  /** The folder of the build. */
  dist: string;
  /** The hash, version and commit that `/version` answers with for it. */
  build: string;
  version?: string;
  commit?: string;
  /** The visitors in a hundred that get the new build. */
  share: number;
}

const VARIABLE = /^map .*\$(?<name>\w+) \{$/gmu;

/**
 * Writes the nginx.conf that serves two builds: a share of the visitors gets the new one, by their address. The cookie
 * `waymark_build` chooses for one browser.
 * @param builds the new build, and the one beside it
 * @param out the folder of nginx.conf
 * @throws {InputError} when the builds are not below the same path, or nginx finds them at another one than this machine
 */
export function writeCanaryConfiguration(
  { dist, beside }: { dist: string; beside: OtherBuild },
  out: string,
  options: NginxOptions,
): WrittenConfiguration {
  if (options.root !== undefined) {
    throw new InputError(
      "--root is one folder, and two builds beside each other are in two. Leave it out, or deploy without --canary.",
    );
  }
  const build = readBuild(dist);
  const other = readBuild(beside.dist);
  const view = nginxView(build, options);
  const { version, commit } = beside;
  const otherView = nginxView(
    { ...other, hash: beside.build },
    { ...options, version: version ?? "", commit: commit ?? "" },
  );
  if (view.prefix !== otherView.prefix) {
    throw new InputError(
      `basePath is ${view.prefix || "empty"} in one build and ${otherView.prefix || "empty"} in the other. Deploy this one without --canary.`,
    );
  }
  const [canary, live] = [view, otherView].map((each) => renderTemplate("maps", each));
  const names = new Set(
    [...(canary ?? "").matchAll(VARIABLE)].map(({ groups }) => groups?.["name"] ?? ""),
  );
  const maps = [
    chosenBuild(beside.share, view.prefix + view.notices),
    withPrefix(canary ?? "", "canary_", names),
    withPrefix(live ?? "", "live_", names),
    ...[...names].map((name) =>
      chosenValue(name, name === "build_root" ? "$build_of_file" : "$chosen_build"),
    ),
  ].join("\n");
  const file = join(out, "nginx.conf");
  writeFile(file, renderTemplate("nginx", view, { maps }));
  return { file, command: nginxCommand(file), build: build.hash };
}

/**
 * The build of a visitor. One address always gets the same one, and so does a class behind it. Posted notices are about the
 * portal: all visitors get those of the new build, which the link to the live deployment leads to.
 */
function chosenBuild(share: number, notices: string): string {
  const row = share > 0 ? `  ${share}% "canary";\n` : "";
  return `split_clients $remote_addr $build_by_address {
${row}  * "live";
}
map $cookie_waymark_build $chosen_build {
  default $build_by_address;
  "canary" "canary";
  "live" "live";
}
map $uri $build_of_file {
  default $chosen_build;
  "${notices}" "canary";
}`;
}

function withPrefix(text: string, prefix: string, names: ReadonlySet<string>): string {
  return text.replaceAll(/\$(\w+)/gu, (all, name: string) =>
    names.has(name) ? `$${prefix}${name}` : all,
  );
}

function chosenValue(name: string, build: string): string {
  return `map ${build} $${name} {
  default $live_${name};
  "canary" $canary_${name};
}`;
}
