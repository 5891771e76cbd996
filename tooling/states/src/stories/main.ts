// What `pnpm storybook` runs first: writes the stories, a file for each flow.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storyFiles } from "./story-files.ts";

const folder = fileURLToPath(new URL("../../stories/", import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const { name, text } of storyFiles()) writeFileSync(`${folder}${name}`, text);
