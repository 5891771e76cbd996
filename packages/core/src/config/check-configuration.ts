import { type Configuration, defaultConfiguration } from "./configuration.ts";
import { kindOf } from "./value-types.ts";

export interface CheckedConfiguration {
  configuration: Configuration;
  /** One sentence for each key that was ignored, naming it. */
  problems: readonly string[];
}

/** Lays the values of a page's configuration block over the defaults; an unknown or wrong value is named and ignored. */
export function checkConfiguration(
  given: unknown,
  defaults: Configuration = defaultConfiguration,
  hint: Hint = () => "",
): CheckedConfiguration {
  const problems: string[] = [];
  const configuration = overlay({ base: defaults, given, path: "", problems, hint });
  return { configuration, problems };
}

/** What to add about an unknown key, such as the one that was meant. */
export type Hint = (path: string) => string;

interface Overlay<Value> {
  base: Value;
  given: unknown;
  path: string;
  problems: string[];
  hint: Hint;
}

function overlay<Value>({ base, given, path, problems, hint }: Overlay<Value>): Value {
  if (given === undefined) return base;
  if (!isRecord(base)) return leaf({ base, given, path, problems });
  if (!isRecord(given)) {
    problems.push(`${path || "the configuration"} should be an object`);
    return base;
  }
  const below = (key: string) => (path ? `${path}.${key}` : key);
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(base, key))
      problems.push(`${below(key)} is not a known key${hint(below(key))}`);
  }
  const entries = Object.entries(base).map(([key, value]) => [
    key,
    overlay({ base: value, given: given[key], path: below(key), problems, hint }),
  ]);
  return Object.fromEntries(entries) as Value;
}

function leaf<Value>({ base, given, path, problems }: Omit<Overlay<Value>, "hint">): Value {
  const { words, read } = kindOf(path);
  const value = read(given);
  if (value !== undefined) return value as Value;
  problems.push(`${path} should be ${words}`);
  return base;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
