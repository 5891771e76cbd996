/**
 * The parameters of a route pattern in a path, each decoded exactly once, so that `+`, `=`, an encoded `/` or `%` reach
 * the server as they were meant [RT-10]. A part that does not decode arrives as it stands.
 */
export function routeParams<Pattern extends string>(
  pattern: Pattern,
  pathname: string,
): Record<ParamOf<Pattern>, string> {
  const parts = pathname.split("/");
  const entries = pattern.split("/").flatMap((part, index) => {
    const value = parts[index];
    return part.startsWith(":") ? [[part.slice(1), decode(value ?? "")]] : [];
  });
  return Object.fromEntries(entries);
}

/** The names of the parameters in a pattern. */
export type ParamOf<Pattern extends string> =
  Pattern extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParamOf<Rest>
    : Pattern extends `${string}:${infer Name}`
      ? Name
      : never;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
