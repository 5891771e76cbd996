import { resolve } from "node:path";
import { Command } from "commander";
import { checkText } from "../check/run-check.ts";
import { acceptTexts, runDoctor } from "./run-doctor.ts";

/** Returns the subcommand `doctor`. It ends with code 1 where it found something. */
export function doctorCommand(): Command {
  return new Command("doctor")
    .description("Looks through a region's folder: versions, texts, colours, samples, the build.")
    .argument("[folder]", "the region's folder; this one without it", ".")
    .option("--accept", "record the portal's texts of today as the originals of yours")
    .option("--json", "print the findings as JSON")
    .action(async (folder: string, { accept, json }: { accept?: true; json?: true }) => {
      const root = resolve(folder);
      if (accept) {
        const files = await acceptTexts(root);
        console.log(files.length === 0 ? "Nothing has changed." : `Written: ${files.join(", ")}.`);
        return;
      }
      const findings = await runDoctor(root, process.versions.node);
      const report = { url: folder, findings, notes: [] };
      console.log(json ? JSON.stringify({ folder, findings }, null, 2) : checkText(report));
      process.exitCode = findings.length > 0 ? 1 : 0;
    });
}
