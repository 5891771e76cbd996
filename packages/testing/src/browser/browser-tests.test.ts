import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { browserTests } from "./browser-tests.ts";

afterEach(() => vi.restoreAllMocks());

it("[QR-2] the tests of a region wait for the host that the sandbox names after its folder", () => {
  // Another name than in package.json, such as that of a clone in CI.
  vi.spyOn(process, "cwd").mockReturnValue(join(tmpdir(), "portal-prairie"));
  const { webServer, use } = browserTests();
  const [server] = [webServer].flat();
  const printed = "  Prairie     http://portal-prairie.localhost:38551";
  expect(server?.wait?.stdout?.exec(printed)?.groups).toEqual({ waymark_port: "38551" });
  expect(use?.baseURL).toMatch(/^http:\/\/portal-prairie\.localhost:/u);
});
