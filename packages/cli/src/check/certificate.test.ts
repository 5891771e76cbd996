import { networkInterfaces } from "node:os";
import { expect, it } from "vitest";
import { startUntrustedServer } from "../testing/odd-server.ts";
import { realWorld } from "./command.ts";

const own = Object.values(networkInterfaces()).flatMap((each = []) => each);

it.skipIf(own.every(({ address }) => address !== "::1")).each(["127.0.0.1", "::1"])(
  "[QO-4] asks the host %s for its certificate, though an address has no name",
  async (host) => {
    const warnings: Error[] = [];
    const warn = (warning: Error) => void warnings.push(warning);
    process.on("warning", warn);
    const url = new URL(await startUntrustedServer(host));
    await expect(realWorld.certificate(url)).rejects.toMatchObject({
      code: "DEPTH_ZERO_SELF_SIGNED_CERT",
    });
    process.off("warning", warn);
    expect(warnings).toEqual([]);
  },
);
