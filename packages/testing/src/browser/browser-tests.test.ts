import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { browserTests, statesTests } from "./browser-tests.ts";

afterEach(() => vi.restoreAllMocks());

/** The groups of a line that the sandbox prints, in the tests of a folder. */
function readIn(folder: string, host: string) {
  vi.spyOn(process, "cwd").mockReturnValue(join(tmpdir(), folder));
  const [server] = [browserTests().webServer].flat();
  return { ...server?.wait?.stdout?.exec(`  Prairie     http://${host}.localhost:38551`)?.groups };
}

it.each([
  // Another name than in package.json, such as that of a clone in CI.
  ["portal-prairie", "portal-prairie"],
  // No host has such a name, so the sandbox has made one of it.
  ["Portal_Prairie", "portal-prairie"],
])("[QR-2] the tests in a folder %s wait for the host %s", (folder, host) => {
  const read = { waymark_host: host, waymark_port: "38551" };
  expect(readIn(folder, host)).toEqual(read);
});

it("[QR-2] the tests of one of several regions do not take the host of another one", () => {
  expect(readIn("florida", "default")).toEqual({});
});

it("[QR-2] the server of the states starts in the shell of any system", () => {
  const [server] = [statesTests().webServer].flat();
  expect(server?.command).toMatch(/^vite /u);
  expect(server?.env).toEqual({ NO_COLOR: "1" });
});
