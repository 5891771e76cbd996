import { readFileSync } from "node:fs";
import { dirname, extname } from "node:path";
import { findAll, type getElementsByTagName } from "domutils";
import { parseDocument } from "htmlparser2";
import { type Answered, type Asked, fileIn } from "../../testing/answers.ts";

type Element = ReturnType<typeof getElementsByTagName>[number];
type Variables = Readonly<Record<string, string>>;

/** Reads a web.config, and answers by its rules as IIS and its URL Rewrite module document them. */
export function readIis(file: string, dist: string, prefix = "") {
  const document = parseDocument(readFileSync(file, "utf8"), { xmlMode: true });
  const root = findAll(() => true, document.children)[0];
  if (root === undefined) throw new Error(`${file} has no element`);
  const inbound = named("rules", root).flatMap((rules) => named("rule", rules));
  const readable = (name: string) => fileIn(dist, name) ?? fileIn(dirname(file), name);

  return async (
    path: string,
    { host = "login.example", method = "GET" }: Asked,
  ): Promise<Answered> => {
    const [address = "", query = ""] = path.split("?");
    const inside = decode(address.slice(prefix.length)).slice(1);
    const variables: Variables = {
      "{UNENCODED_URL}": path,
      "{QUERY_STRING}": query,
      "{HTTP_HOST}": host,
      "{REQUEST_METHOD}": method,
      "{REQUEST_FILENAME}": readable(inside) === undefined ? "" : inside,
    };
    const rule = inbound.find((each) => named("add", each).every((add) => fits(add, variables)));
    const action = rule === undefined ? {} : (named("action", rule)[0]?.attribs ?? {});
    const url = action["url"] ?? "";
    if (action["type"] === "CustomResponse") {
      const body = Buffer.from(action["statusDescription"] ?? "");
      return {
        status: Number(action["statusCode"]),
        headers: headersOf(root, "", variables),
        body,
      };
    }
    if (action["type"] === "Redirect") {
      return { status: 302, headers: { location: url }, body: Buffer.from("") };
    }
    if (url.startsWith("http")) {
      const to = url.replace("{UNENCODED_URL}", path);
      return { status: 200, headers: { "x-passed-to": to }, body: Buffer.from("") };
    }
    const name = action["type"] === "Rewrite" ? url : inside;
    const content = readable(name);
    const status = content === undefined ? 404 : 200;
    const body = (method === "HEAD" ? undefined : content) ?? Buffer.from("");
    return { status, headers: headersOf(root, name, variables), body };
  };
}

/** The headers of a file: its type, its caching, and those of every answer. */
function headersOf(root: Element, name: string, variables: Variables): Record<string, string> {
  const custom = named("customHeaders", root).flatMap((each) => named("add", each));
  const type = named("mimeMap", root).find(
    ({ attribs }) => attribs["fileExtension"] === extname(name),
  );
  const changed = named("outboundRules", root)
    .flatMap((rules) => named("rule", rules))
    .filter((rule) => named("add", rule).every((each) => fits(each, variables)));
  return Object.fromEntries([
    ...custom.map(({ attribs }) => [attribs["name"]?.toLowerCase(), attribs["value"]]),
    ...(type ? [["content-type", type.attribs["mimeType"]]] : []),
    ["cache-control", cacheOf(cacheElement(root, name)?.attribs ?? {})],
    ...changed.map((rule) => {
      const variable = named("match", rule)[0]?.attribs["serverVariable"] ?? "";
      const header = variable.replace(/^RESPONSE_/u, "").replaceAll("_", "-");
      return [header.toLowerCase(), named("action", rule)[0]?.attribs["value"]];
    }),
  ]) as Record<string, string>;
}

/** The caching of the nearest folder or file that has its own. */
function cacheElement(root: Element, name: string): Element | undefined {
  const places = named("location", root).filter(({ attribs }) => {
    const place = attribs["path"] ?? "";
    return name === place || name.startsWith(`${place}/`);
  });
  const [nearest = root] = places.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return named("clientCache", nearest)[0];
}

function lengthOf({ attribs }: Element): number {
  return (attribs["path"] ?? "").length;
}

function named(name: string, inside: Element): Element[] {
  return findAll((each) => each.name === name, inside.children);
}

/** Returns true where a condition of a rule is met. */
function fits({ attribs }: Element, variables: Variables): boolean {
  const value = variables[attribs["input"] ?? ""] ?? "";
  if (attribs["matchType"] === "IsFile") return value !== "";
  const flags = attribs["ignoreCase"] === "false" ? "u" : "iu";
  const isLike = new RegExp(attribs["pattern"] ?? "", flags).test(value);
  return isLike !== (attribs["negate"] === "true");
}

function cacheOf(cache: Record<string, string>): string {
  if (cache["cacheControlMode"] !== "UseMaxAge") return "no-cache";
  const [, days = 0, hours, minutes, seconds] =
    /^(?:(\d+)\.)?(\d+):(\d+):(\d+)$/u.exec(cache["cacheControlMaxAge"] ?? "") ?? [];
  const age = Number(days) * 86_400 + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return `${cache["cacheControlCustom"]},max-age=${age}`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
