import { existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { InputError } from "../input-error.ts";
import { smallBuild } from "../testing/small-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import { deployBuild } from "./deploy-build.ts";
import { readDeployments } from "./deployment.ts";
import { rollBack } from "./roll-back.ts";

let folder: string;
let root: string;
beforeEach(() => {
  folder = testFolder();
  root = join(folder, "portal");
});

it("[QO-4] a folder without deployments cannot be rolled back, and nothing is written there", async () => {
  await expect(rollBack(root)).rejects.toThrow(`there are no deployments in ${root}.`);
  expect(existsSync(root)).toBe(false);
});

it.each(['{"id":"', "null", '{"id":"another"}'])(
  "[QO-4] a damaged record is named, and nothing changes: %s",
  async (record) => {
    const { id } = await deployBuild(smallBuild(folder, "one"), root, {});
    const file = join(root, "builds", id, "deployment.json");
    writeFileSync(file, record);
    const words = `${file} is not a record of a deployment.`;
    expect(() => readDeployments(root)).toThrow(words);
    await expect(deployBuild(smallBuild(folder, "two"), root, {})).rejects.toThrow(words);
    await expect(rollBack(root)).rejects.toThrow(words);
    expect(readFileSync(join(root, "current/dist/index.html"), "utf8")).toContain("<title>one");
  },
);

it("[QO-4] half a list of pages is named", async () => {
  const dist = smallBuild(folder, "one");
  truncateSync(join(dist, "pages/pages.json"), 20);
  const refused = deployBuild(dist, root, {});
  await expect(refused).rejects.toThrow(InputError);
  await expect(refused).rejects.toThrow("pages/pages.json is not JSON");
});
