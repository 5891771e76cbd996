import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeAzureConfiguration } from "../azure/write-azure-configuration.ts";
import { writeCloudfrontConfiguration } from "../cloudfront/write-cloudfront-configuration.ts";
import { joinPolicies } from "../headers/join-policies.ts";
import { writeIisConfiguration } from "../iis/write-iis-configuration.ts";
import { writeNetlifyConfiguration } from "../netlify/write-netlify-configuration.ts";
import { buildOfManyFiles, portalBuild } from "../testing/portal-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import { writeCloudflareConfiguration } from "../cloudflare/write-cloudflare-configuration.ts";

const options = { host: ["login.example"] };

it("[QO-4] the Worker of each host and path has a name of its own, so that it replaces no other portal's", () => {
  const top = portalBuild(join(testFolder(), "dist"));
  const below = portalBuild(join(testFolder(), "dist"), { basePath: "/on" });
  const nameFor = (host: string[], dist = top) => {
    const { file } = writeCloudflareConfiguration(dist, testFolder(), { host });
    return (JSON.parse(readFileSync(file, "utf8")) as { name: string }).name;
  };
  expect(nameFor(["login.example", "www.login.example"])).toBe("login-example");
  expect(nameFor(["login.example"], below)).toBe("login-example-on");
  expect(nameFor(["Staging.Login.Example:8443"])).toBe("staging-login-example-8443");
  expect(nameFor(["[::1]:8080"])).toBe("1-8080");
  expect(nameFor([`${"a".repeat(53)}.example`])).toBe("a".repeat(53));
});

it("[QO-4] hosts refuse what they cannot do, and say what to do", () => {
  const dist = portalBuild(join(testFolder(), "dist"));
  const below = portalBuild(join(testFolder(), "dist"), { basePath: "/portal" });
  const out = testFolder();
  const server = ["http://a.example"];
  expect(() => writeCloudfrontConfiguration(dist, out, { ...options, server })).toThrow(
    "CloudFront has no --server: add the server to the distribution as an origin, for /api/*.",
  );
  expect(() => writeAzureConfiguration(dist, out, { ...options, server })).toThrow(
    "Azure Static Web Apps have no --server: link the server to the app as its backend, which answers /api/.",
  );
  const two = { ...options, server: [...server, "http://b.example"] };
  for (const write of [writeNetlifyConfiguration, writeIisConfiguration]) {
    expect(() => write(dist, out, two)).toThrow("give one");
  }
  for (const write of [writeNetlifyConfiguration, writeAzureConfiguration]) {
    expect(() => write(below, out, options)).toThrow("leave basePath out");
  }
  expect(() => writeAzureConfiguration(buildOfManyFiles(300), out, options)).toThrow(
    "Azure allows 20480",
  );
});

it.each([
  ["Cloudflare", writeCloudflareConfiguration],
  ["Netlify", writeNetlifyConfiguration],
])("[QO-2] [QO-4] %s sends no password over the internet without https", (_, write) => {
  const dist = portalBuild(join(testFolder(), "dist"));
  const servedBy = (server: string) => write(dist, testFolder(), { ...options, server: [server] });
  expect(() => servedBy("http://portal.example")).toThrow(
    "--server: http://portal.example is called over the internet, where http shows passwords. Give an https origin.",
  );
  for (const server of ["https://portal.example", "http://127.0.0.1:8000", "http://localhost"]) {
    expect(() => servedBy(server)).not.toThrow();
  }
});

it("[QH-1] one policy for several pages allows what any of them needs, and nothing else", () => {
  const policies = [
    "default-src 'none'; script-src 'self' 'sha256-a'; img-src 'none'",
    "default-src 'none'; script-src 'self' 'sha256-b'; img-src https://static.example",
  ];
  expect(joinPolicies(policies)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; img-src https://static.example",
  );
});

it.each([
  ["netlify", "hosts.md", writeNetlifyConfiguration],
  ["azure", "hosts.md", writeAzureConfiguration],
  ["publish", "deploy.md", writeCloudflareConfiguration],
] as const)(
  "[QO-3] the command that publishes %s is the one of %s, by the name of its package",
  (folder, page, write) => {
    const dist = portalBuild(join(testFolder(), "dist"));
    const out = join(dist, "..", folder);
    const command = write(dist, out, options).command.join(" ");
    const documented = readFileSync(join(import.meta.dirname, "../../../../docs", page), "utf8");
    expect(documented).toContain(`\n${command.replace(out, folder).replace(dist, "dist")}\n`);
  },
);
