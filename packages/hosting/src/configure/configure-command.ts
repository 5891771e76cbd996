import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { readConfiguration } from "../html/configuration-block.ts";
import { configureBuild } from "./configure-build.ts";

/** The verb `configure` of the command `waymark`. */
export function configureCommand(): Command {
  return new Command("configure")
    .description("Writes a stage's configuration into the pages of a build.")
    .argument("<dist>", "the folder of a build, or a copy of it, such as apps/uk/dist")
    .argument("<file>", "JSON with the keys that the stage sets otherwise, such as staging.json")
    .option(
      "--texts <file>",
      "JSON with texts in place of the build's own, which it has again without",
    )
    .option("--help-desk <folder>", "writes the pages for the help desk there, with the same texts")
    .action((dist: string, file: string, options: { texts?: string; helpDesk?: string }) => {
      const { pages, texts, notes } = configureBuild(dist, file, options);
      console.log(`All ${pages.length} pages of ${dist} now carry ${file}.`);
      if (options.texts !== undefined) {
        console.log(
          `${texts} ${texts === 1 ? "text is" : "texts are"} from ${options.texts}; all others are as they were built.`,
        );
      }
      if (options.helpDesk !== undefined)
        console.log(`The pages for the help desk are in ${options.helpDesk}.`);
      for (const note of notes) console.log(`Note: ${note}`);
      const { logoutPath } = readConfiguration(readFileSync(join(dist, "index.html"), "utf8"));
      if (logoutPath === undefined || logoutPath === "") {
        console.warn(
          "Warning: logoutPath is empty: a log-out forgets the sign-in in the browser alone, and the session on the server lives on.",
        );
      }
    });
}
