// `pnpm frame index-4f2a.js:1:2345`: the line of the source that a reported frame comes from.
import { fileURLToPath } from "node:url";
import { CliError, reportAndExit } from "../../../../scripts/cli-error.mjs";
import { readFrame } from "./read-frame.ts";

const apps = fileURLToPath(new URL("../../../../apps/", import.meta.url));
const frames = process.argv.slice(2).filter((argument) => argument !== "--");

try {
  if (frames.length === 0) throw new CliError("Give a frame like index-4f2a.js:1:2345");
  for (const frame of frames) {
    const { file, line, column, text } = readFrame(frame, apps);
    console.log(`${file}:${line}:${column}\n    ${text}`);
  }
} catch (error) {
  reportAndExit(error);
}
