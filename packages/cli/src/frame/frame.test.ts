import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { frameCommand } from "./command.ts";
import { testFolder } from "@waymark/hosting/testing/folder";

/** Prints what `waymark frame` says of frames, with the maps of these scripts. */
async function said(scripts: readonly string[], ...frames: string[]): Promise<string> {
  const folder = testFolder();
  for (const script of scripts) {
    const map = {
      version: 3,
      sources: ["../../src/header.tsx"],
      sourcesContent: [`// ${script}\n\n  show(header);\n`],
      names: [],
      // Column 4 of the script's line 1 is line 2, column 2 of the source, counted from 0.
      mappings: ";AAAA,IAEE",
    };
    writeFileSync(join(folder, `${script}.map`), JSON.stringify(map));
  }
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  onTestFinished(() => log.mockRestore());
  await frameCommand().parseAsync(["--maps", folder, ...frames], { from: "user" });
  return lines.join("\n");
}

const PLACE = "src/header.tsx:3:3\n    show(header);";

it.each([
  "index-4f2a6c1e.js:2:5",
  "https://portal.example/assets/index-4f2a6c1e.js:2:5",
  "at f (https://portal.example/assets/index-4f2a6c1e.js?v=1:2:5)",
])("[QN-4] waymark frame names the line of the source of %s", async (frame) => {
  expect(await said(["index-4f2a6c1e.js"], frame)).toBe(PLACE);
});

it("[QN-4] waymark frame reads a frame of the first script's copy by the map of the first script", async () => {
  expect(await said(["first-4f2a6c1e.js"], "shared-4f2a6c1e.js:2:5")).toBe(PLACE);
});

it("[QN-4] waymark frame reads a region's own script whose name begins with shared by its own map", async () => {
  const scripts = ["first-4f2a6c1e.js", "shared-4f2a6c1e.js"];
  expect(await said(scripts, "shared-4f2a6c1e.js:2:1")).toContain("// shared-4f2a6c1e.js");
});

it("[QN-4] waymark frame reads a script that configure --texts has renamed, and says by which map", async () => {
  const scripts = ["sign-in-notes-4f2a6c1e.js", "sign-in-help-CCMPn-8L.js"];
  expect(await said(scripts, "sign-in-help-0d4c31b6.js:2:5")).toBe(
    `${PLACE}\n    by sign-in-help-CCMPn-8L.js.map: right if \`configure --texts\` has renamed the script of this build, wrong for another build`,
  );
});

it("[QN-4] waymark frame reads all frames of an error, also after one that no source has", async () => {
  const frames = ["index-4f2a6c1e.js:1:9", "index-4f2a6c1e.js:2:5"];
  expect(await said(["index-4f2a6c1e.js"], ...frames)).toBe(
    `index-4f2a6c1e.js:1:9 comes from no source.\n${PLACE}`,
  );
});

it.each(["{", "[]", '{"version":3}'])(
  "[QN-4] waymark frame says in a sentence that a map is damaged: %s",
  async (text) => {
    const folder = testFolder();
    writeFileSync(join(folder, "index-4f2a6c1e.js.map"), text);
    const args = ["--maps", folder, "index-4f2a6c1e.js:2:5"];
    await expect(frameCommand().parseAsync(args, { from: "user" })).rejects.toThrow(
      "index-4f2a6c1e.js.map is not a whole source map. Copy those of the build again.",
    );
  },
);

it("[QN-4] waymark frame names the place in a map that has no text of its sources", async () => {
  const folder = testFolder();
  const map = { version: 3, sources: ["../../src/header.tsx"], names: [], mappings: ";AAAA,IAEE" };
  writeFileSync(join(folder, "index-4f2a6c1e.js.map"), JSON.stringify(map));
  const log = vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const args = ["--maps", folder, "index-4f2a6c1e.js:2:5"];
  await frameCommand().parseAsync(args, { from: "user" });
  expect(log).toHaveBeenCalledWith("src/header.tsx:3:3");
});

it("[QN-4] waymark frame names a folder of maps that is not there", async () => {
  for (const folder of ["no-such-folder", import.meta.filename]) {
    const args = ["--maps", folder, "index-4f2a6c1e.js:2:5"];
    await expect(frameCommand().parseAsync(args, { from: "user" })).rejects.toThrow(
      `there is no folder ${folder}. Give --maps that of the reported build.`,
    );
  }
});

it.each([
  [["index-4f2a6c1e.js"], "main-4f2a6c1e.js:2:5", /has no map of main-4f2a6c1e\.js/u],
  [["en-CA-BgvfCRPM.js", "en-CA-BkvYs7Ow.js"], "en-CA-0d4c31b6.js:2:5", /has no map of en-CA-/u],
  [[], "index-4f2a6c1e.js", /"index-4f2a6c1e\.js" is not a frame: give one like/u],
])("[QN-4] waymark frame with the maps of %j refuses %s", async (scripts, frame, message) => {
  await expect(said(scripts, frame)).rejects.toThrow(message);
});
