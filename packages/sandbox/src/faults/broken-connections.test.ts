import { afterAll, beforeAll, expect, it } from "vitest";
import { readCliOptions } from "../cli/cli-options.ts";
import { type RunningSandbox, startServers } from "../cli/servers.ts";

let running: RunningSandbox;
let origin: string;
let consoleUrl: string;

beforeAll(async () => {
  running = await startServers(readCliOptions(["--memory", "--port", "0"], {}));
  const url = new URL(running.apps[0]?.url ?? "");
  origin = `http://127.0.0.1:${url.port}`;
  consoleUrl = running.consoleUrl;
});
afterAll(() => running.close());

const call = "/api/auth/logout";

it.each(["reset", "cut-off", "never"])(
  "[QX-7] %s behaves as named over a real connection",
  async (fault) => {
    await fetch(`${consoleUrl.replace("localhost", "127.0.0.1")}/faults`, {
      method: "POST",
      body: JSON.stringify({ call, fault }),
    });
    const signal = AbortSignal.timeout(fault === "never" ? 200 : 10_000);
    const reading = fetch(origin + call, { method: "POST", signal }).then((answer) =>
      answer.text(),
    );
    await expect(reading).rejects.toThrow(
      fault === "never" ? "timeout" : /fetch failed|terminated/u,
    );
  },
);
