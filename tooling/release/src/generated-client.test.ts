import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import contract from "@waymark/contract/openapi.json" with { type: "json" };
import { createSandbox, type Sandbox, type SeedAccount } from "@waymark/sandbox";
import openapiTS, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const packageRoot = fileURLToPath(new URL("../", import.meta.url));
const document = JSON.stringify(contract);
const readmeUrl = new URL("../../../packages/contract/README.md", import.meta.url);
const readme = readFileSync(readmeUrl, "utf8");
const example = /^```ts client\.ts\n(?<code>.*?)^```$/msu.exec(readme)?.groups?.["code"] ?? "";
const TIME_LIMIT_MS = 120_000;

/** The documents that a client is made from, by the folder of the client. */
const documents = {
  published: document,
  "renamed-in-a-request": document.replaceAll('"Username"', '"UserName"'),
  "renamed-in-an-answer": document.replaceAll('"url"', '"location"'),
  "renamed-in-a-refusal": document.replaceAll('"translationKey"', '"key"'),
};

let folder: string;
/** Errors of the compiler about the clients, a line each. */
let faults: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-client-"));
  symlinkSync(join(packageRoot, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const [name, text] of Object.entries(documents)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "server.d.ts"), await typesOf(text));
    writeFileSync(join(folder, name, "client.ts"), example);
  }
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(configuration));
  faults = await compile();
}, TIME_LIMIT_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const configuration = {
  extends: join(packageRoot, "../../tsconfig.base.json"),
  compilerOptions: { lib: ["es2024", "dom", "dom.iterable"] },
  include: ["*/*.ts"],
};

/** Types of a document, as the command of the README writes them. */
async function typesOf(text: string): Promise<string> {
  return astToString(await openapiTS(text));
}

async function compile(): Promise<string[]> {
  const tsc = join(packageRoot, "../../node_modules/.bin/tsc");
  const { stdout } = await run(tsc, ["-p", folder, "--pretty", "false"]).catch((error) => error);
  return String(stdout)
    .split("\n")
    .filter((line) => line.includes("error TS"));
}

const faultsOf = (name: string) => faults.filter((line) => line.includes(`${name}/client.ts`));

describe("a client that is generated from the contract", () => {
  it("[QO-6] compiles", () => {
    expect(example).toContain("openClient");
    expect(faultsOf("published")).toEqual([]);
  });

  it.each([
    ["renamed-in-a-request", "Username"],
    ["renamed-in-an-answer", "url"],
    ["renamed-in-a-refusal", "translationKey"],
  ])("[QO-6] does not compile where a field is %s", (name, field) => {
    expect(faultsOf(name).join("\n")).toContain(`'${field}'`);
  });
});

describe("the generated client and the sandbox", () => {
  let sandbox: Sandbox;
  const origin = "http://default.localhost";

  beforeAll(() => {
    sandbox = createSandbox();
  });
  afterAll(() => sandbox.close());

  /** The type is the one that the compiler has checked above. */
  interface Client {
    signIn(username: string, password: string): Promise<{ url?: string }>;
    workspaces(k: string): Promise<unknown>;
  }

  async function openClient(): Promise<Client> {
    const { openClient: open } = await import(join(folder, "published", "client.ts"));
    return open(origin, async (request: Request) => sandbox.fetch(request, "default"));
  }

  it("[QO-6] signs in, with the CSRF token of the page, and lists the workspaces", async () => {
    const client = await openClient();
    const { username, password, workspaces } = personWithSeveral(sandbox);
    expect(await client.workspaces("")).toEqual([]);
    const { url = "" } = await client.signIn(username, password);
    const k = new URL(url).searchParams.get("k") ?? "";
    expect(await client.workspaces(k)).toHaveLength(workspaces.length);
  });

  it("[QO-6] is refused with a wrong password", async () => {
    const client = await openClient();
    const answer = await client.signIn("maya.chen", "wrong");
    expect(answer).toMatchObject({ status: 401, message: expect.any(String) });
  });
});

function personWithSeveral({ accounts }: Sandbox): SeedAccount {
  const found = accounts.find(({ workspaces }) => workspaces.length > 1);
  if (!found) throw new Error("no account has several workspaces");
  return found;
}
