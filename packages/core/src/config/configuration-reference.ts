import { configurationKeys, isKey, type KeyGroup } from "./configuration-keys.ts";

/** A key of the configuration, for documentation. */
export interface ConfigurationKey {
  /** Its path, such as `csrf.cookie`. */
  key: string;
  /** Description of the values that it may have. */
  expected: string;
  meaning: string;
  default: unknown;
}

/** A key with the comment in front of it. */
const COMMENTED_KEY = /\/\*\*\s(?<comment>(?:(?!\*\/).)*)\*\/\s*\w+: key\W/gsu;

/**
 * Lists every key of the configuration in the order of the block. The links of all languages are listed once, as
 * `links.<language>.help`.
 * @param source the text of `config/configuration-keys.ts`, where each key's comment is its meaning
 */
export function configurationReference(source: string): readonly ConfigurationKey[] {
  const meanings = [...source.matchAll(COMMENTED_KEY)].map(({ groups }) =>
    (groups?.["comment"] ?? "").replaceAll(/\s+(?:\* )?/gu, " ").trim(),
  );
  const { "en-CA": links } = configurationKeys.links;
  const keys = keysIn({ ...configurationKeys, links: { "<language>": links } });
  return keys.map((row, index) => ({ ...row, meaning: meanings[index] ?? "" }));
}

function keysIn(group: KeyGroup, path = ""): Omit<ConfigurationKey, "meaning">[] {
  if (isKey(group)) {
    return [{ key: path, expected: group.type.expected, default: group.default }];
  }
  return Object.entries(group).flatMap(([name, below]) =>
    keysIn(below, path ? `${path}.${name}` : name),
  );
}
