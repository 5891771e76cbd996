import { Command, Option } from "commander";
import { InputError, screenNames } from "@waymark/hosting";
import { nameOf } from "./check-notice.ts";
import { list, type NoticeWorld } from "./list.ts";
import { end, languageLetters, post, type PostOptions } from "./post-and-end.ts";
import { openBuild } from "./served-build.ts";

/** Options of `waymark notice`. */
interface CommandOptions extends PostOptions {
  in?: string;
  list?: true;
  end?: string;
}

const ALONE = "give --list or --end alone, without a text and --preview.";

/** The languages whose text is an option; English is the argument. */
const otherLetters = languageLetters.filter((letters) => letters !== "en");

const machine: NoticeWorld = { now: () => new Date(), print: (line) => console.log(line) };

/** Returns the subcommand `notice`. */
export function noticeCommand(world: NoticeWorld = machine): Command {
  const command = new Command("notice")
    .description("Shows a line to all users above the form of a served build, and ends it.")
    .argument("[text]", "the English text; links are [label](https://…)");
  for (const letters of otherLetters)
    command.option(`--${letters} <text>`, `the ${nameOf(letters)} text`);
  return command
    .option(
      "--until <time>",
      "when it ends, such as 22:00 or 2026-11-25 22:00; a day needs its hour",
    )
    .option("--from <time>", "when it begins; now without it")
    .option("--on <screen>", `one screen alone: ${screenNames.join(", ")}`)
    .addOption(
      new Option("--tone <tone>", "its colour and sign")
        .choices(["info", "warning", "success"])
        .default("info"),
    )
    .option("--id <id>", "its name; a notice of the same name is replaced")
    .option(
      "--in <folder>",
      "the folder that the host serves, or that of deployments; this one or dist without it",
    )
    .option("--preview", "check it and say what people would see, and write nothing")
    .option("--list", "say which notices there are")
    .option("--end <id>", "end a notice")
    .action((text: string | undefined, options: CommandOptions) => {
      const texts = [text, ...otherLetters.map((letters) => options[letters])];
      const posted = texts.find((each) => each !== undefined) ?? options.preview;
      const tasks = [options.list, options.end, posted];
      if (tasks.filter((task) => task !== undefined).length > 1) throw new InputError(ALONE);
      const build = openBuild(options.in);
      if (options.list) return list(build, world);
      if (options.end !== undefined) return end(build, options.end, world);
      post(build, { text, options }, world);
    });
}
