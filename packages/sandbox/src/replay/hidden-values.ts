import { isObject } from "../is-object.ts";
import { HIDDEN } from "./meaning.ts";

/** The texts and numbers of an answer by their names, in their order, wherever they are. */
type Values = Map<string, unknown[]>;

/**
 * Returns a recorded body in which the values of the sandbox's own body are where a text is hidden. A list has one after
 * the other, then the last one again; a workspace has those of its type.
 */
export function filled(recorded: unknown, own: unknown): unknown {
  const fill = (value: unknown, values: Values, name = ""): unknown => {
    if (Array.isArray(value)) return value.map((each) => fill(each, values, name));
    if (!isObject(value)) return shownValue(value, values.get(name));
    const workspace = workspaceIn(own, value["userType"]);
    const its = workspace === undefined ? values : valuesIn(workspace);
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, each]) => [key, fill(each, its, key)]));
  };
  return fill(recorded, valuesIn(own));
}

/** A value that is not hidden takes its turn, so that the next entry of a list gets its own. */
function shownValue(value: unknown, values: unknown[] = []): unknown {
  const own = values.length > 1 ? values.shift() : values[0];
  return typeof value === "string" && HIDDEN.test(value) ? (own ?? value) : value;
}

function valuesIn(value: unknown, found: Values = new Map()): Values {
  for (const [name, each] of Object.entries<unknown>(Object(value))) {
    if (typeof each === "object") valuesIn(each, found);
    else found.set(name, [...(found.get(name) ?? []), each]);
  }
  return found;
}

/** Some servers write the type as a text. */
function workspaceIn(own: unknown, userType: unknown): unknown {
  const { data }: { data?: unknown } = Object(own);
  if (!Array.isArray(data)) return undefined;
  return data.find((each) => isObject(each) && Number(each["userType"]) === Number(userType));
}
