import { Command } from "commander";
import { sourceOf } from "./source-of.ts";

/** Returns the subcommand `frame`. */
export function frameCommand(): Command {
  return new Command("frame")
    .description("Says which line of the source a reported frame comes from.")
    .argument("<frames...>", "such as index-4f2a.js:1:2345, or urls with line and column")
    .option("--maps <folder>", "the source maps of the reported build, beside its dist", "maps")
    .action((frames: string[], { maps }: { maps: string }) => {
      for (const frame of frames) console.log(sourceOf(frame, maps));
    });
}
