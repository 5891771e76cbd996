import { expect, it, vi } from "vitest";
import { environmentFor } from "../../../scripts/environment.mjs";
import { start } from "../../../scripts/processes.mjs";

/** A shell that starts a process of its own, says who that is, and waits for it. */
const family = ["-c", "sleep 60 & echo $!; wait"];

it("ends what a command started in turn", async () => {
  const { child, ended, end } = start("sh", family, { output: "pipe" });
  const grandchild = await new Promise<number>((resolve) => {
    child.stdout?.on("data", (data: Buffer) => resolve(Number(data.toString())));
  });
  expect(process.kill(grandchild, 0)).toBe(true);
  end("SIGTERM");
  expect(await ended).toBe(143);
  await vi.waitFor(() => expect(() => process.kill(grandchild, 0)).toThrow("ESRCH"), {
    timeout: 10_000,
  });
});

it("makes a command end that does not want to, when asked a second time", async () => {
  const { child, ended, end } = start("sh", ["-c", "trap '' TERM; echo ready; sleep 60"], {
    output: "pipe",
  });
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  end("SIGTERM");
  end("SIGTERM");
  expect(await ended).toBe(137);
});

it("hands on the exit code, and refuses what cannot be started", async () => {
  expect(await start("sh", ["-c", "exit 7"]).ended).toBe(7);
  await expect(start("no-such-command", []).ended).rejects.toThrow("ENOENT");
});

it("drops what npm adds to the environment, and keeps what a person chose, for pnpm as well", () => {
  const given = {
    PATH: "/bin",
    npm_lifecycle_event: "start",
    npm_config_local_prefix: "/somewhere",
    npm_config_registry: "https://registry.example/",
    npm_config_https_proxy: "http://proxy.example/",
    pnpm_config_https_proxy: "http://other.example/",
    NPM_CONFIG_NOPROXY: "localhost",
    SMTP_URL: "smtp://localhost",
  };
  const env = environmentFor("/house", given);
  expect(env).not.toHaveProperty("npm_lifecycle_event");
  expect(env).not.toHaveProperty("npm_config_local_prefix");
  expect(env).toMatchObject({
    PATH: "/house/node_modules/.bin:/house/.bootstrap/node_modules/.bin:/bin",
    npm_config_registry: "https://registry.example/",
    // pnpm reads no other one.
    pnpm_config_registry: "https://registry.example/",
    pnpm_config_https_proxy: "http://other.example/",
    pnpm_config_noproxy: "localhost",
    SMTP_URL: "smtp://localhost",
    TURBO_TELEMETRY_DISABLED: "1",
  });
});
