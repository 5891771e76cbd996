import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { type Answered, type Asked, fileIn, lowerCased } from "../../testing/answers.ts";

interface Written {
  build: { publish: string };
  redirects: {
    from: string;
    to: string;
    status: number;
    force?: boolean;
    query?: Record<string, string>;
  }[];
  headers: { for: string; values: Record<string, string> }[];
}

/** Reads a netlify.toml, and answers by its rules as Netlify documents them. */
export function readNetlify(file: string) {
  // The file is of our own writing, and a test fails where it is not so.
  const { build, redirects, headers } = parse(readFileSync(file, "utf8")) as unknown as Written;
  const send = (status: number, name: string, path: string): Answered => ({
    status,
    // Netlify joins the values of a header that several rules have.
    headers: lowerCased(headersOf(path)),
    body: fileIn(build.publish, name) ?? Buffer.from(""),
  });
  const headersOf = (path: string) => {
    const found = headers.filter((each) => pathPattern(each.for).test(path));
    const rows = found.flatMap(({ values }) => Object.entries(values));
    const twice = rows.find(([name], index) => rows.findIndex(([each]) => each === name) < index);
    if (twice) throw new Error(`Two rules for ${path} have the header ${twice[0]}`);
    return rows;
  };
  return async (path: string, { host = "login.example" }: Asked): Promise<Answered> => {
    const url = new URL(`https://${host}${path}`);
    const name = url.pathname === "/" ? "index.html" : url.pathname.slice(1);
    const isFile = fileIn(build.publish, name) !== undefined;
    const rule = redirects.find(
      ({ from, query = {}, force = false }) =>
        (force || !isFile) &&
        isFrom(from, url) &&
        Object.entries(query).every(([key, value]) => {
          const asked = url.searchParams.get(key);
          return value.startsWith(":") ? asked !== null : asked === value;
        }),
    );
    if (rule === undefined) return send(isFile ? 200 : 404, name, url.pathname);
    if (rule.status === 302) {
      return { status: 302, headers: { location: rule.to }, body: Buffer.from("") };
    }
    if (rule.to.startsWith("http")) {
      const to = rule.to.replace(":splat", url.pathname.slice(rule.from.length - 1)) + url.search;
      return { status: 200, headers: { "x-passed-to": to }, body: Buffer.from("") };
    }
    return send(rule.status, rule.to.slice(1), url.pathname);
  };
}

function isFrom(from: string, { origin, pathname }: URL): boolean {
  const [, host, path = from] = /^(https:\/\/[^/]+)(\/.*)$/u.exec(from) ?? [];
  return (host ?? origin) === origin && pathPattern(path).test(pathname);
}

/** A path of a rule: a name after a colon stands for a segment, a star at the end for the rest. */
function pathPattern(path: string): RegExp {
  const parts = path.split("/").slice(1);
  const pattern = parts.map((part) => {
    if (part === "*") return ".*";
    return part.startsWith(":") ? "[^/]+" : part.replaceAll(/[.+]/gu, String.raw`\$&`);
  });
  return new RegExp(`^/${pattern.join("/")}/?$`, "u");
}
