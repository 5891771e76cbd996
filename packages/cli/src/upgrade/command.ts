import { resolve } from "node:path";
import { Command } from "commander";
import { runUpgrade } from "./run-upgrade.ts";

/** Returns the subcommand `upgrade`. It ends with code 1 where changes are left for the developer to make. */
export function upgradeCommand(): Command {
  return new Command("upgrade")
    .description(
      "Takes the installed template's files that a region has not edited, and shows the changes of the others.",
    )
    .argument("[folder]", "the region's folder; this one without it", ".")
    .option("--accept", "record today's template for the files that you have edited, too")
    .action(async (folder: string, options: { accept?: true }) => {
      const { taken, edited, gone } = await runUpgrade(resolve(folder), options);
      if (taken.length + edited.length + gone.length === 0) console.log("Nothing has changed.");
      if (taken.length > 0) console.log(`Taken: ${taken.join(", ")}.`);
      if (gone.length > 0)
        console.log(`Gone from the template, and still yours: ${gone.join(", ")}.`);
      for (const { path, patch } of edited) {
        console.log(`${path} is yours, and the template has changed it. Make what fits:\n${patch}`);
      }
      if (edited.length > 0) console.log("Then run this again, with --accept.");
      process.exitCode = edited.length > 0 ? 1 : 0;
    });
}
