import { routes } from "./routes.ts";

/** A route with a secret behind its name: only the owner of a link may know it. */
const WITH_SECRET = /^\/(\w+)(\/:(?:token|k)(?=\/|$).*)$/u;

/** The names of these routes, by how many parameters follow. */
const names = new Map<number, string[]>();
for (const { path } of routes) {
  const [, name, parameters] = WITH_SECRET.exec(path) ?? [];
  if (name === undefined || parameters === undefined) continue;
  const count = parameters.split("/").length - 1;
  names.set(count, [...(names.get(count) ?? []), name]);
}

/** A regular expression for paths with a secret, up to its end; its group is what is before the secret. */
export const secretPaths = `^(/(?:${[...names]
  .map(([count, each]) => `(?:${each.join("|")})(?=(?:/[^/]+){${count}}/*$)`)
  .join("|")})/)[^/]+`;
