import { landscapeFor, landscapeNames } from "../scene/landscapes.ts";
import { type Check, checkColour, checkName, checkOneOf, checkTitle, checkUrl } from "./checks.ts";

export type Answers = Record<string, string>;

export interface Question {
  /** The flag that answers it; `name` may be given without one. */
  flag: string;
  /** What is asked, and what `--help` says. */
  text: string;
  /** The value of an empty answer. */
  otherwise: (answers: Answers) => string;
  /** What an empty answer means, if it has no value. */
  nothing?: string;
  /** Whether it is asked at all; always, where this is left out. */
  when?: (answers: Answers) => boolean;
  /** Whether a shell takes an answer apart that has no quotes around it. */
  inQuotes?: boolean;
  check: Check;
}

const nothing = () => "";

/** All that is asked about a new region, in this order. */
export function questionsFor(root: string): readonly Question[] {
  return [
    {
      flag: "name",
      text: "Name of the region's folder and host, such as prairie",
      otherwise: nothing,
      check: checkName(root),
    },
    {
      flag: "title",
      text: "Product name that people see",
      otherwise: ({ name = "" }) => `Waymark ${capitalised(name)}`,
      check: checkTitle,
    },
    {
      flag: "colour",
      text: "Colour of the brand",
      otherwise: () => "#14605a",
      inQuotes: true,
      check: checkColour,
    },
    {
      flag: "accent",
      text: "Second colour",
      otherwise: () => "#e8a13a",
      inQuotes: true,
      check: checkColour,
    },
    {
      flag: "landscape",
      text: "What the illustration shows: coast, prairie or mountains",
      otherwise: ({ name = "" }) => landscapeFor(name),
      check: checkOneOf(landscapeNames),
    },
    {
      flag: "languages",
      text: "Languages: canada (English and French) or uk (UK English)",
      otherwise: () => "canada",
      check: checkOneOf(["canada", "uk"]),
    },
    ...linkQuestions("help", "help page"),
    ...linkQuestions("contact", "contact page"),
    ...linkQuestions("main", "main site"),
    {
      flag: "consent",
      text: "Analytics: ask people for consent, or not-needed",
      otherwise: () => "ask",
      check: checkOneOf(["ask", "not-needed"]),
    },
  ];
}

/** English pages, then French ones, which are the same by default. */
function linkQuestions(link: string, what: string): Question[] {
  return [
    {
      flag: `${link}-url`,
      text: `Address of your ${what} in English`,
      otherwise: nothing,
      nothing: "the platform's",
      check: checkUrl,
    },
    {
      flag: `${link}-url-fr`,
      text: `Address of your ${what} in French`,
      otherwise: ({ [`${link}-url`]: english = "" }) => english,
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
