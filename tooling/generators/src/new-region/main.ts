import { fileURLToPath } from "node:url";
import { tell } from "../../../../scripts/failure.mjs";
import { newRegion } from "./new-region.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const terminal = process.stdin.isTTY ? { input: process.stdin, output: process.stdout } : undefined;

await newRegion(root, process.argv.slice(2), terminal).catch(tell);
