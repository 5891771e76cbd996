import { join } from "node:path";
import { contentTypes } from "../files/content-types.ts";
import { joinPolicies } from "../headers/join-policies.ts";
import type { EdgeOptions, WrittenConfiguration } from "../hosts/host-configuration.ts";
import { hostView, objectOf } from "../hosts/host-view.ts";
import { pageSections } from "../hosts/page-sections.ts";
import { type Build, readBuildAtRoot } from "../hosts/read-build.ts";
import { writeFile } from "../files/write-file.ts";
import { InputError } from "../input-error.ts";

/** The largest file that Azure takes. */
const MAX_BYTES = 20_480;

/**
 * Writes the `staticwebapp.config.json` with which Azure Static Web Apps serve a build. They know no query and no pattern.
 * A path is answered with its page in the default language, whose script changes the language.
 * @param dist the folder of a build, after `configureBuild`
 * @param out the folder of the file, which is made where there is none
 * @throws {InputError} when the folder is no build, it is served below a path, or the file cannot be written
 */
export function writeAzureConfiguration(
  dist: string,
  out: string,
  options: EdgeOptions,
): WrittenConfiguration {
  const build = readBuildAtRoot(dist, "Azure Static Web Apps serve");
  if (options.server !== undefined) {
    throw new InputError(
      "Azure Static Web Apps have no --server: link the server to the app as its backend, which answers /api/.",
    );
  }
  const text = `${JSON.stringify(configurationOf(build, options), null, 1)}\n`;
  if (Buffer.byteLength(text) > MAX_BYTES) {
    throw new InputError(
      `staticwebapp.config.json would have ${Buffer.byteLength(text)} bytes, and Azure allows ${MAX_BYTES}. ` +
        "Serve this build by another host.",
    );
  }
  const file = join(out, "staticwebapp.config.json");
  writeFile(file, text);
  // Its program is `swa`, and a package of that name is another one.
  const program = "@azure/static-web-apps-cli";
  const publishing = ["--swa-config-location", out, "--env", "production"];
  return { file, command: ["npx", program, "deploy", dist, ...publishing], build: build.hash };
}

function configurationOf(build: Build, options: EdgeOptions) {
  const view = hostView(build, options);
  // The last section is the default language's.
  const { pages = [], shell = "index.html" } = pageSections(build.rows, []).at(-1) ?? {};
  const served = new Set([...pages.map(({ file }) => file), shell, "index.html"]);
  const policies = [...build.policies].filter(([name]) => served.has(name));
  const extensions = view.fileTypes.map(({ key }) => key.slice(1));
  return {
    routes: [
      { route: "/.well-known/change-password", redirect: "/forgot", statusCode: 302 },
      ...pages.flatMap(({ path, pattern, file }) =>
        path === null || pattern !== undefined
          ? []
          : [
              {
                route: path,
                ...(file !== "index.html" && { rewrite: `/${file}` }),
                // An empty value removes a header.
                ...(view.indexablePaths.includes(path) && headersOf("X-Robots-Tag", "")),
              },
            ],
      ),
      { route: view.notices, ...headersOf("Cache-Control", view.short) },
      ...view.hashedFiles.map((route) => ({
        route,
        ...headersOf("Cache-Control", view.immutable),
      })),
    ],
    navigationFallback: {
      rewrite: `/${shell}`,
      exclude: ["/assets/*", "/.well-known/*", `/*.{${extensions.join(",")}}`],
    },
    globalHeaders: {
      ...objectOf(view.fileHeaders),
      "Content-Security-Policy": joinPolicies(policies.map(([, policy]) => policy)),
      "Cache-Control": view.noCache,
      "X-Robots-Tag": "noindex",
    },
    mimeTypes: contentTypes,
  };
}

function headersOf(name: string, value: string) {
  return { headers: { [name]: value } };
}
