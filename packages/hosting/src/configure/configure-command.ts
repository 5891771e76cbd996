import { Command } from "commander";
import { configureBuild, type ConfigureOptions } from "./configure-build.ts";

/** The subcommand `configure` of the command `waymark`. */
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
    .action((dist: string, file: string, options: ConfigureOptions) => {
      const { pages, texts, notes, warnings } = configureBuild(dist, file, options);
      console.log(`All ${pages.length} pages of ${dist} now carry ${file}.`);
      if (options.texts !== undefined) {
        console.log(
          `${texts} ${texts === 1 ? "text is" : "texts are"} from ${options.texts}; all others are as they were built.`,
        );
      }
      if (options.helpDesk !== undefined)
        console.log(`The pages for the help desk are in ${options.helpDesk}.`);
      for (const note of notes) console.log(`Note: ${note}`);
      for (const warning of warnings) console.warn(`Warning: ${warning}`);
    });
}
