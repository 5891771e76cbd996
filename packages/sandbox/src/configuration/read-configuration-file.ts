import { type Configuration, InputError } from "@waymark/hosting";
import { isObject } from "../is-object.ts";
import { readTextFile } from "../read-text-file.ts";

/**
 * Reads a configuration file: a JSON object with the keys of the portal's configuration that shall be others.
 * @throws {InputError} when it is missing, no JSON, or no object
 */
export function readConfigurationFile(file: string): Configuration {
  const value = parse(file, readTextFile(file, "configuration"));
  if (!isObject(value)) {
    throw new InputError(`The configuration ${file} has to be an object: { … }`);
  }
  return value;
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/gu, " ") : "";
    const hint = /,\s*[\]}]/u.test(text)
      ? " A comma before a closing bracket is one too many."
      : "";
    throw new InputError(`The configuration ${file} is no JSON: ${reason}.${hint}`, {
      cause: error,
    });
  }
}
