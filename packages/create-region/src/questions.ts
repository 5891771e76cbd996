import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse } from "culori";
import { type Answers, landscapeNames } from "./region-plan.ts";
import { isReserved } from "./repository.ts";

/** Says what is wrong with an answer and what to do about it, or nothing. */
type Check = (answer: string) => string | undefined;

const LONGEST_NAME = 30;
const LONGEST_TITLE = 40;

/** Devices of Windows, which has no folder of such a name. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/u;

/** @param root the repository's folder, whose apps a new one must not collide with */
function checkName(root: string): Check {
  return (name) => {
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(name)) {
      return `"${name}" cannot be a region's name. Use lower-case letters, digits and single dashes, starting with a letter, such as "prairie-west".`;
    }
    if (name.length > LONGEST_NAME) {
      return `"${name}" is too long for a region's name. Use ${LONGEST_NAME} characters at most.`;
    }
    if (isReserved(root, name)) {
      return `"${name}" is reserved. Choose another name, such as "${name}-region".`;
    }
    if (DEVICE.test(name)) {
      return `"${name}" cannot be a folder on Windows. Choose another name, such as "${name}-region".`;
    }
    const taken = [name, `apps/${name}`].find((folder) => existsSync(join(root, folder)));
    return taken === undefined
      ? undefined
      : `"${name}" is taken: ${taken}/ is there already. Choose another name, or remove that folder.`;
  };
}

const checkTitle: Check = (title) => {
  if (title.trim() === "") return `A title cannot be empty. Give one, such as "Waymark Prairie".`;
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(title)) {
    return "A title is one line of visible characters. Leave out line breaks and control characters.";
  }
  return [...title].length > LONGEST_TITLE
    ? `"${title}" is too long for a header on a phone. Use ${LONGEST_TITLE} characters at most.`
    : undefined;
};

const checkColour: Check = (colour) => {
  const found = parse(colour);
  return found && (found.alpha ?? 1) === 1
    ? undefined
    : `"${colour}" is not an opaque colour. Write it as in CSS, such as #7a1f5c.`;
};

/** An address of the web or of a mailbox, or a path on the portal's own host; nothing at all is fine, too. */
const checkUrl: Check = (url) => {
  if (/^(?:|\/(?![/\\])[^\s\\]*|mailto:[^\s@]+@[^\s@]+)$/u.test(url)) return undefined;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  return parsed?.protocol === "https:" && parsed.username === "" && parsed.password === ""
    ? undefined
    : `"${url}" is no address to link to. Use one with https://, such as https://example.ca/help, or a path, such as /help.`;
};

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

function checkOneOf(choices: readonly string[]): Check {
  return (answer) =>
    choices.includes(answer)
      ? undefined
      : `"${answer}" is not one of the choices. Use ${either.format(choices)}.`;
}

export interface Question {
  /** Its flag. `name` is an argument without a flag. */
  flag: string;
  /** The question, also in `--help`. */
  text: string;
  /** The answer when nothing is typed. */
  defaultAnswer: (answers: Answers) => string;
  /** What an empty answer means, where there is no default. */
  nothing?: string;
  /** Whether it is asked; always by default. */
  when?: (answers: Answers) => boolean;
  /** Whether a shell needs quotes around the answer. */
  inQuotes?: boolean;
  check: Check;
}

const nothing = () => "";

/** The questions about a new region, in their order. */
export function questionsFor(root: string): readonly Question[] {
  return [
    {
      flag: "name",
      text: "Name of the region's folder and host, such as prairie",
      defaultAnswer: nothing,
      check: checkName(root),
    },
    {
      flag: "title",
      text: "Product name that people see",
      defaultAnswer: ({ name = "" }) => `Waymark ${capitalised(name)}`,
      check: checkTitle,
    },
    {
      flag: "colour",
      text: "Colour of the brand",
      defaultAnswer: () => "#14605a",
      inQuotes: true,
      check: checkColour,
    },
    {
      flag: "accent",
      text: "Second colour",
      defaultAnswer: () => "#e8a13a",
      inQuotes: true,
      check: checkColour,
    },
    {
      flag: "landscape",
      text: "What the illustration shows: coast, prairie or mountains",
      defaultAnswer: () => landscapeNames[0],
      check: checkOneOf(landscapeNames),
    },
    {
      flag: "languages",
      text: "Languages: canada (English and French) or uk (UK English)",
      defaultAnswer: () => "canada",
      check: checkOneOf(["canada", "uk"]),
    },
    ...linkQuestions("help", "help page"),
    ...linkQuestions("contact", "contact page"),
    ...linkQuestions("main", "main site"),
    {
      flag: "consent",
      text: "Analytics: ask people for consent, or not-needed",
      defaultAnswer: () => "ask",
      check: checkOneOf(["ask", "not-needed"]),
    },
  ];
}

/** English pages, then French ones, whose default is the English address. */
function linkQuestions(link: string, what: string): Question[] {
  return [
    {
      flag: `${link}-url`,
      text: `Address of your ${what} in English`,
      defaultAnswer: nothing,
      nothing: "the platform's",
      check: checkUrl,
    },
    {
      flag: `${link}-url-fr`,
      text: `Address of your ${what} in French`,
      defaultAnswer: ({ [`${link}-url`]: english = "" }) => english,
      nothing: "the platform's",
      when: ({ languages }) => languages === "canada",
      check: checkUrl,
    },
  ];
}

function capitalised(name: string): string {
  return name
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}
