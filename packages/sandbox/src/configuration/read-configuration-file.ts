import { type Configuration, InputError, parseJsonFile } from "@waymark/hosting";
import { isObject } from "../is-object.ts";
import { readTextFile } from "../read-text-file.ts";

/**
 * Reads a configuration file: a JSON object with the keys of the portal's configuration that shall be others.
 * @throws {InputError} when it is missing, no JSON, or no object
 */
export function readConfigurationFile(file: string): Configuration {
  const text = readTextFile(file, "configuration");
  const value = parseJsonFile(text, `The configuration ${file}`);
  if (!isObject(value)) {
    throw new InputError(`The configuration ${file} has to be an object: { … }`);
  }
  return value;
}
