import { existsSync } from "node:fs";
import { join } from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { formatHex, parse } from "culori";
import { type ExampleName, examples } from "./examples.ts";

/** The choices that make the files of a region. */
export interface TemplateChoices {
  /** The app's folder, package and host name. */
  name: string;
  /** The product's name on the pages. */
  title: string;
  /** The brand's colour, as `#rrggbb`. */
  colour: string;
  accent: string;
  landscape: "coast" | "prairie" | "mountains";
  /** English and French with a toggle, one of them first, or UK English alone. */
  languages: "canada" | "french" | "uk";
  /** The region that it begins with, in place of colours, illustration and languages that are chosen one by one. */
  example?: ExampleName;
}

/** The choices that make a new region. */
export interface RegionPlan extends TemplateChoices {
  /** Brings the repository's lockfile up to date. */
  install: boolean;
}

/**
 * The command line. It checks each value, and `--help` lists it.
 * @param root the folder whose apps a new one must not collide with
 * @param isAsked whether missing values are asked for
 */
export function commandLine(root: string, isAsked: boolean): Command {
  return new Command("create-region")
    .description(
      "Makes the app of a region: in apps/ of the Waymark repository, elsewhere in a folder of its own. " +
        "A value without a flag is asked for. Without a terminal its default is used.",
    )
    .argument(
      isAsked ? "[name]" : "<name>",
      "name of the region's folder and host, such as prairie",
      (name) => checkName(root, name),
    )
    .option("--title <text>", 'product name that people see, such as "Waymark Prairie"', checkTitle)
    .option("--colour <colour>", 'colour of the brand, such as "#7a1f5c"', readColour, "#14605a")
    .option("--accent <colour>", 'second colour, such as "#e8a13a"', readColour, "#e8a13a")
    .addOption(
      new Option("--landscape <name>", "what the illustration shows")
        .choices(["coast", "prairie", "mountains"])
        .default("coast"),
    )
    .addOption(
      new Option(
        "--languages <name>",
        "canada: English and French; french: French and English; uk: UK English",
      )
        .choices(["canada", "french", "uk"])
        .default("canada"),
    )
    .addOption(
      new Option(
        "--example <name>",
        "begin with a whole region. ministry: a design system of its own; bayou: other languages, and a school's sign-in page",
      )
        .choices(Object.keys(examples))
        .conflicts(looks),
    )
    .option("--no-install", "leave the lockfile as it is")
    .showHelpAfterError("Write a value with spaces or a # between quotes; see --help.");
}

/** The options that an example answers. */
const looks = ["colour", "accent", "landscape", "languages"];

/** The options whose missing values are asked for. An example is given or not. */
export function askedOptions(command: Command): Option[] {
  const isGiven = command.getOptionValue("example") !== undefined;
  const unasked = ["example", ...(isGiven ? looks : [])];
  return command.options.filter(
    (option) => option.required && !unasked.includes(option.attributeName()),
  );
}

/** Hosts with another meaning, words of the package managers, and devices of Windows. */
const RESERVED =
  /^(?:api|static|console|www|localhost|test|waymark|con|prn|aux|nul|(?:com|lpt)\d)$/u;

function checkName(root: string, name: string): string {
  if (!/^(?=.{1,30}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(name)) {
    throw new InvalidArgumentError(
      "Use up to 30 lower-case letters, digits and single dashes, starting with a letter, such as prairie-west.",
    );
  }
  const folders = [
    "",
    "apps",
    "packages",
    "packages/create-region/examples",
    "tooling",
    "node_modules",
  ];
  const taken = folders
    .map((folder) => join(folder, name))
    .find((path) => existsSync(join(root, path)));
  if (taken === undefined && !RESERVED.test(name)) return name;
  const reason = taken === undefined ? "is reserved" : `is taken by ${taken}/`;
  throw new InvalidArgumentError(`The name ${reason}. Choose another, such as ${name}-region.`);
}

function checkTitle(title: string): string {
  if (/^(?=.*\S)[^\p{C}\p{Zl}\p{Zp}"<>{}\\]{1,40}$/u.test(title)) return title;
  throw new InvalidArgumentError(
    'Use one line of up to 40 characters, without " < > { } and \\, such as Waymark Prairie.',
  );
}

/** Any CSS colour as `#rrggbb`. */
function readColour(text: string): string {
  const colour = parse(text);
  if (colour && (colour.alpha ?? 1) === 1) return formatHex(colour);
  throw new InvalidArgumentError('Write an opaque colour as in CSS, such as "#7a1f5c".');
}
