import { type Check, checkColour, checkName, checkOneOf, checkTitle, checkUrl } from "./checks.ts";

export type Answers = Record<string, string>;

export interface Question {
  /** The flag that answers it; `name` may stand without one. */
  flag: string;
  /** What is asked, and what `--help` says. */
  text: string;
  /** What stands when nothing is answered. */
  otherwise: (answers: Answers) => string;
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
      check: checkColour,
    },
    {
      flag: "accent",
      text: "Second colour",
      otherwise: () => "#e8a13a",
      check: checkColour,
    },
    {
      flag: "languages",
      text: "Languages: canada (English and French) or uk (UK English)",
      otherwise: () => "canada",
      check: checkOneOf(["canada", "uk"]),
    },
    {
      flag: "help-url",
      text: "Address of your help page, or nothing for the platform's",
      otherwise: nothing,
      check: checkUrl,
    },
    {
      flag: "contact-url",
      text: "Address of your contact page, or nothing for the platform's",
      otherwise: nothing,
      check: checkUrl,
    },
    {
      flag: "main-url",
      text: "Address of your main site, or nothing for the platform's",
      otherwise: nothing,
      check: checkUrl,
    },
    {
      flag: "consent",
      text: "Analytics: ask people for consent, or not-needed",
      otherwise: () => "ask",
      check: checkOneOf(["ask", "not-needed"]),
    },
  ];
}

function capitalised(name: string): string {
  return name
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}
