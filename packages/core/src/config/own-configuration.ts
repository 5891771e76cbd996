/** A value of a region's own: a flag, a number, a text or a list of texts. */
export type OwnValue = boolean | number | string | readonly string[];

/** Keys of a region's own with their defaults, whose kinds are the kinds of their values. */
export type OwnConfiguration = Readonly<Record<string, OwnValue>>;

/** The values of a region's own keys, by the kinds of their defaults. */
export type OwnValues<Own extends OwnConfiguration> = {
  readonly [Key in keyof Own]: Own[Key] extends boolean
    ? boolean
    : Own[Key] extends number
      ? number
      : Own[Key] extends string
        ? string
        : readonly string[];
};

const expectations = {
  boolean: "true or false",
  number: "a number",
  string: "a text",
  texts: "a list of texts",
};

/** The kind of a value; undefined for one that no key of a region's own has. */
function kindOf(value: unknown): keyof typeof expectations | undefined {
  if (Array.isArray(value))
    return value.every((item) => typeof item === "string") ? "texts" : undefined;
  const kind = typeof value;
  if (kind === "number") return Number.isFinite(value) ? kind : undefined;
  return kind === "boolean" || kind === "string" ? kind : undefined;
}

/** Names the keys whose value has no kind. */
export function declarationFaults(own: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(own)
    .filter(([, value]) => kindOf(value) === undefined)
    .map(([key]) => `region.${key} should be ${Object.values(expectations).join(", ")}`);
}

/** Returns an addition to the message about an unknown key, such as the key that was meant. */
export type Hint = (path: string) => string;

/** Merges values into the defaults of a region's own keys; names and ignores unknown and wrong ones. */
export function checkOwnConfiguration<Own extends OwnConfiguration>(
  given: Readonly<Record<string, unknown>>,
  own: Own,
  hint: Hint = () => "",
) {
  const problems: string[] = [];
  const values: Record<string, unknown> = { ...own };
  for (const [key, value] of Object.entries(given)) {
    const path = `region.${key}`;
    const kind = Object.hasOwn(own, key) ? kindOf(own[key]) : undefined;
    if (kind === undefined) problems.push(`${path} is not a known key${hint(path)}`);
    else if (kindOf(value) === kind) values[key] = value;
    else problems.push(`${path} should be ${expectations[kind]}`);
  }
  return { values: values as OwnValues<Own>, problems };
}
