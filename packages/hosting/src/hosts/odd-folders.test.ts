import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { portalBuild } from "../testing/portal-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import { programOf, startTestedHost } from "../testing/tested-hosts.ts";

for (const name of ["nginx", "caddy", "apache"] as const) {
  describe.skipIf(programOf[name] === undefined)(`${name}, running`, { timeout: 60_000 }, () => {
    it("[QO-4] serves a build in a folder with a name that its configuration could misread", async () => {
      const folder = testFolder();
      const dist = portalBuild(join(folder, "#1 (new) 100% it's a^b & y"));
      const host = await startTestedHost(name, { dist, folder });
      onTestFinished(host.stop);
      const page = await host.ask("/forgot");
      expect(page.status).toBe(200);
      expect(page.headers["content-security-policy"]).toContain("'sha256-");
      const script = await host.ask("/assets/index-1234abcd.js");
      expect(script.headers["cache-control"]).toContain("immutable");
    });
  });
}
