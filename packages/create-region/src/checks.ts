import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse } from "culori";
import { isReserved } from "./repository.ts";

/** Says what is wrong with an answer and what to do about it, or nothing. */
export type Check = (answer: string) => string | undefined;

const LONGEST_NAME = 30;
const LONGEST_TITLE = 40;

/** Devices of Windows, which has no folder of such a name. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/u;

/** @param root the repository's folder, whose apps a new one must not collide with */
export function checkName(root: string): Check {
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

export const checkTitle: Check = (title) => {
  if (title.trim() === "") return `A title cannot be empty. Give one, such as "Waymark Prairie".`;
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(title)) {
    return "A title is one line of visible characters. Leave out line breaks and control characters.";
  }
  return [...title].length > LONGEST_TITLE
    ? `"${title}" is too long for a header on a phone. Use ${LONGEST_TITLE} characters at most.`
    : undefined;
};

export const checkColour: Check = (colour) => {
  const found = parse(colour);
  return found && (found.alpha ?? 1) === 1
    ? undefined
    : `"${colour}" is not an opaque colour. Write it as in CSS, such as #7a1f5c.`;
};

/** An address of the web or of a mailbox, or a path on the portal's own host; nothing at all is fine, too. */
export const checkUrl: Check = (url) => {
  if (/^(?:|\/(?![/\\])[^\s\\]*|mailto:[^\s@]+@[^\s@]+)$/u.test(url)) return undefined;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  return parsed?.protocol === "https:" && parsed.username === "" && parsed.password === ""
    ? undefined
    : `"${url}" is no address to link to. Use one with https://, such as https://example.ca/help, or a path, such as /help.`;
};

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

export function checkOneOf(choices: readonly string[]): Check {
  return (answer) =>
    choices.includes(answer)
      ? undefined
      : `"${answer}" is not one of the choices. Use ${either.format(choices)}.`;
}
