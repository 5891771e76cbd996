import { join } from "node:path";
import { portalBuild } from "@waymark/hosting/testing/build";
import { expect, it, onTestFinished, vi } from "vitest";
import { deployCommand } from "./command.ts";
import { testFolder } from "@waymark/hosting/testing/folder";

it("[QO-4] waymark deploy --prepare prints the command that switches, which a shell takes as it is", async () => {
  const folder = testFolder();
  const said: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((words: string) => void said.push(words));
  onTestFinished(() => log.mockRestore());
  const root = join(folder, "my portal");
  const args = [portalBuild(join(folder, "build")), root, "--prepare"];
  await deployCommand().parseAsync(args, { from: "user" });
  expect(said.join("\n")).toMatch(/^(?<id>\S+) is prepared\. .*: waymark deploy --use \k<id> "/u);
  expect(said.join("\n").endsWith(` "${root}"`)).toBe(true);
});

it.each([
  ["--status", "--rollback"],
  ["--status", "--use a"],
  ["--rollback", "--use a"],
  ["--use a", "--canary 5"],
  ["--use a", "--configuration stage.json"],
  ["--rollback", "--prepare"],
  ["--use a", "--keep 2"],
  ["--prepare", "--reload reload"],
  ["--prepare", "--check https://login.example/"],
  ["--status", "--reload reload"],
  ["--status", "--check https://login.example/"],
])(
  "[QO-4] waymark deploy refuses %s with %s, and leaves neither undone in silence",
  async (...two) => {
    const command = deployCommand()
      .exitOverride()
      .configureOutput({ writeErr: () => {} });
    const args = ["builds", ...two.flatMap((option) => option.split(" "))];
    await expect(command.parseAsync(args, { from: "user" })).rejects.toThrow(
      /^error: option '--.*' cannot be used with option '--/u,
    );
  },
);
