import { type Check, checkColour, checkName, checkOneOf, checkTitle, checkUrl } from "./checks.ts";
import { type Answers, landscapeNames } from "./region-plan.ts";

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
