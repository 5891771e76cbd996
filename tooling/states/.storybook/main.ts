import { globSync } from "node:fs";
import { dirname } from "node:path";
import { waymarkStorybook } from "@waymark/testing/storybook";

const apps = `${import.meta.dirname}/../../../apps`;
const names = globSync("*/package.json", { cwd: apps }).map(dirname).toSorted();

// oxlint-disable-next-line import/no-default-export -- Storybook reads nothing else
export default waymarkStorybook({
  regions: Object.fromEntries(names.map((name) => [name, `../../apps/${name}`])),
});
