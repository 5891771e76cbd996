import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { realWorld } from "./real-world.ts";

it.each([undefined, "644", "600"])(
  "[QO-6] [QT-3] only its owner reads what a probe writes, also over a file with the mode %s",
  (mode) => {
    const folder = mkdtempSync(join(tmpdir(), "waymark-probe-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "report.html");
    if (mode !== undefined) {
      writeFileSync(file, "a longer report of before");
      chmodSync(file, Number.parseInt(mode, 8));
    }
    realWorld.writeFile(file, "report");
    expect(readFileSync(file, "utf8")).toBe("report");
    expect(statSync(file).mode & 0o777).toBe(0o600);
  },
);
