import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { fileIn } from "../../testing/answers.ts";
import { contentTypes } from "../../files/content-types.ts";
import { listening } from "../../testing/listening.ts";

/** The engine that CloudFront Functions run in, as Debian packages it. */
export const njsPath = ["/usr/bin/njs", "/usr/local/bin/njs"].find((path) => existsSync(path));

interface FunctionAnswer {
  statusCode?: number;
  uri?: string;
  headers: Record<string, { value: string }>;
  body?: string;
}

/**
 * Stands for a distribution: runs the two functions in their engine, and answers from a folder as a bucket does.
 * @param functions the folder of the functions
 * @returns its origin, and a function that ends it
 */
export async function startCloudfront(dist: string, functions: string) {
  const code = (event: string) => readFileSync(join(functions, `viewer-${event}.js`), "utf8");
  const [request, response] = [code("request"), code("response")];
  const server = createServer((asked, answer) => {
    // A function that throws is a failed answer, not one that never comes.
    respond(asked, answer, { dist, request, response }).catch((error: Error) => {
      send(answer, { statusCode: 500, headers: {} }, error.message);
    });
  });
  return await listening(server);
}

async function respond(
  asked: IncomingMessage,
  answer: ServerResponse,
  { dist, request, response }: { dist: string; request: string; response: string },
): Promise<void> {
  const call = requestOf(asked);
  const { chosen, before, after } = await run({ request, response }, call);
  if (chosen.statusCode !== undefined) return send(answer, chosen, chosen.body ?? "");
  // A bucket has its files under decoded names.
  const content = fileIn(dist, decodeURIComponent(chosen.uri ?? "").slice(1));
  if (content === undefined) return send(answer, { statusCode: 403, headers: {} }, "");
  // The second function may see the address before or after the first one.
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    return send(answer, { statusCode: 500, headers: {} }, "The answers of the function differ.");
  }
  return send(answer, after, asked.method === "HEAD" ? "" : content);
}

function send(
  answer: ServerResponse,
  { statusCode, headers }: FunctionAnswer,
  body: string | Buffer,
): void {
  for (const [name, { value }] of Object.entries(headers)) answer.setHeader(name, value);
  answer.writeHead(statusCode ?? 200).end(body);
}

/** A request as functions see it: nothing is decoded, and a name that comes twice has all its values. */
function requestOf({ method, url = "", headers }: IncomingMessage) {
  const [uri = "", query = ""] = url.split("?");
  const querystring: Record<string, { value: string; multiValue?: { value: string }[] }> = {};
  for (const pair of query === "" ? [] : query.split("&")) {
    const [name = "", ...rest] = pair.split("=");
    const value = { value: rest.join("=") };
    const before = querystring[name];
    querystring[name] = before
      ? { ...before, multiValue: [...(before.multiValue ?? [{ value: before.value }]), value] }
      : value;
  }
  const rows = Object.entries(headers).map(([name, value]) => [name, { value: String(value) }]);
  return { method, uri, querystring, headers: Object.fromEntries(rows), cookies: {} };
}

/**
 * Runs both functions in their engine: no network, no files, no timer, and no code made from text.
 * @returns the request or the answer of the first one; and the answers of the second one to the request before and after it
 */
async function run({ request, response }: Record<"request" | "response", string>, call: object) {
  const code = `
var first = (function () { ${request}; return handler; })();
var second = (function () { ${response}; return handler; })();
var types = ${JSON.stringify(contentTypes)};
var call = ${JSON.stringify(JSON.stringify(call))};
var chosen = first({ request: JSON.parse(call) });
function answer(request) {
  var type = types[/[.][^.]*$/.exec(chosen.uri)[0]] || "binary/octet-stream";
  var stored = { statusCode: 200, headers: { "content-type": { value: type } } };
  return second({ request: request, response: stored });
}
// The engine cuts a line of its output short at 2,048 bytes.
function say(answer) {
  var text = JSON.stringify(answer);
  for (var at = 0; at < text.length; at += 500) console.log(text.slice(at, at + 500));
  console.log("");
}
say(chosen);
if (chosen.statusCode === undefined) {
  say(answer(JSON.parse(call)));
  say(answer(chosen));
}`;
  const { stdout } = await promisify(execFile)(njsPath ?? "njs", ["-s", "-c", code]);
  const [chosen, before, after] = stdout.split("\n\n").map((text) => text.replaceAll("\n", ""));
  return {
    chosen: answerIn(chosen),
    before: answerIn(before),
    after: answerIn(after),
  };
}

function answerIn(text = ""): FunctionAnswer {
  return JSON.parse(text || "null");
}
