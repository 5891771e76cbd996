import { safeParse } from "valibot";
import { isRecord } from "../browser/is-record.ts";
import {
  type Configuration,
  configurationKeys,
  defaultConfiguration,
  isKey,
  type KeyGroup,
} from "./configuration-keys.ts";
import type { Hint } from "./own-configuration.ts";

/** A complete configuration, and what was wrong with the one that was given. */
export interface CheckedConfiguration {
  configuration: Configuration;
  /** One sentence for each key that was ignored, naming it. */
  problems: readonly string[];
}

/** A group of the table of keys, or one key, with the default and the value that is given. */
interface Overlay {
  group: KeyGroup;
  base: unknown;
  given: unknown;
  path: string;
}

/** Merges the values of a page's configuration block into the defaults; names and ignores unknown and wrong values. */
export function completeConfiguration(
  block: unknown,
  defaults: Configuration = defaultConfiguration,
  hint: Hint = () => "",
): CheckedConfiguration {
  const problems: string[] = [];
  const overlay = ({ group, base, given, path }: Overlay): unknown => {
    if (given === undefined) return base;
    if (isKey(group)) {
      const { expected, schema } = group.type;
      const parsed = safeParse(schema, given);
      if (!parsed.success) problems.push(`${path} should be ${expected}`);
      return parsed.success ? parsed.output : base;
    }
    if (!isRecord(given)) {
      problems.push(`${path || "the configuration"} should be an object`);
      return base;
    }
    const pathOf = (name: string) => (path ? `${path}.${name}` : name);
    for (const name of Object.keys(given)) {
      if (Object.hasOwn(group, name)) continue;
      problems.push(`${pathOf(name)} is not a known key${hint(pathOf(name))}`);
    }
    const entries = Object.entries(group).map(([name, below]) => [
      name,
      overlay({ group: below, base: Object(base)[name], given: given[name], path: pathOf(name) }),
    ]);
    return Object.fromEntries(entries);
  };
  const root = { group: configurationKeys, base: defaults, given: block, path: "" };
  return { configuration: overlay(root) as Configuration, problems };
}
