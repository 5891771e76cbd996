import type { Sandbox } from "@waymark/sandbox";
import { makeEveryCall } from "@waymark/sandbox/every-call";

/** Examples of a call: its request, and its answers by their status. */
interface CallExamples {
  request?: unknown;
  answers: Record<string, unknown[]>;
}

interface Exchange {
  request?: unknown;
  said: unknown;
}

/** Time of the sandbox, so that its answers are the same each time. */
const AT = Date.UTC(2030, 0, 7, 8);
/** Fields, parameters and addresses that are others each time. */
const changing = [
  /(?<="(?:[Pp]assword|[Tt]oken|jwtToken|emailToken|SsoToken|[kK]|[rR]equestId)":")[^"]+/gu,
  /(?<=[?&]k=)[^"&]+/gu,
  /(?<=\/print\/)[^"]+/gu,
];
const branding = [
  "/branding/branding-package/riverside",
  "/branding/branding-package/plain",
  "/branding-assets/riverside/branding.json",
];

/** Makes every call to the sandbox, and returns what was said, by the calls' paths. */
export async function recordExamples(): Promise<Record<string, CallExamples>> {
  const examples: Record<string, CallExamples> = {};
  const record = (path: string, status: number, { request, said }: Exchange) => {
    const known = (examples[path] ??= { ...(request !== undefined && { request }), answers: {} });
    const answers = (known.answers[status] ??= []);
    const isNew = answers.every((answer) => shapeOf(answer) !== shapeOf(said));
    if (isNew) answers.push(said);
  };
  await makeEveryCall({ now: () => AT }, async ({ request, sent, response }) => {
    const { pathname } = new URL(request.url);
    const text = await response.text();
    // A success without a body is no example.
    if (!pathname.startsWith("/api/") || text === "") return;
    const said = steady(text);
    record(pathname, response.status, { said, ...(sent !== "" && { request: steady(sent) }) });
  });
  return examples;
}

/** Answers of the two branding calls, by their paths. */
export async function recordBranding(sandbox: Sandbox): Promise<Record<string, unknown>> {
  const texts = branding.map(async (path) => {
    const response = await sandbox.fetch(new Request(`http://default.localhost${path}`), "default");
    return [path, await (path.endsWith(".json") ? response.json() : response.text())] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

function steady(json: string): unknown {
  const moved = json.replaceAll("http://default.localhost", "https://portal.example");
  return JSON.parse(changing.reduce((text, part) => text.replaceAll(part, "…"), moved));
}

/** Two answers with the same fields and the same words in capitals say the same. */
function shapeOf(value: unknown): string {
  const fields = JSON.stringify(value, (_, each: unknown) =>
    each === null ? undefined : typeof each === "string" && !/^[A-Z_]+$/u.test(each) ? "" : each,
  );
  return fields.replaceAll(/\d+/gu, "0");
}
