import { DatabaseSync, StatementSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import { loginBody, openClient } from "../testing/test-client.ts";

/** Returns the error that SQLite throws when there is no room for another page. */
function errorOfFullDisk(): unknown {
  const database = new DatabaseSync(":memory:");
  database.exec("PRAGMA max_page_count = 3; CREATE TABLE note (text TEXT)");
  try {
    for (;;) database.exec("INSERT INTO note VALUES (randomblob(900))");
  } catch (error) {
    return error;
  } finally {
    database.close();
  }
}

/** From now on no statement of the sandbox does what it should. */
function fail(error: unknown): void {
  vi.spyOn(StatementSync.prototype, "run").mockImplementation(() => {
    throw error;
  });
}

let sandbox: Sandbox;
let said: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  sandbox = createSandbox();
  said = vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  sandbox.close();
});

const openConsole = () => sandbox.consoleFetch(new Request("http://localhost:4300/"));
const reset = () =>
  sandbox.consoleFetch(new Request("http://localhost:4300/reset", { method: "POST" }));

describe("what the terminal says", () => {
  it("[QO-2] a full disk is one line for each call, and reading works", async () => {
    const client = await openClient(sandbox);
    fail(errorOfFullDisk());
    const answer = await client.post("/api/auth/login", loginBody("maya.chen", "wrong"));
    expect(answer.status).toBe(500);
    const line = "The sandbox cannot write: database or disk is full";
    expect(said.mock.calls).toEqual([[line]]);
    expect((await openConsole()).status).toBe(200);
    const session = await client.get("/api/auth/switchaccount");
    expect(session.status).toBe(401);
    expect(said.mock.calls).toEqual([[line], [line]]);
  });

  it("[QO-2] a full disk is one line for what the console does, too", async () => {
    fail(errorOfFullDisk());
    expect((await reset()).status).toBe(500);
    expect(said.mock.calls).toEqual([["The sandbox cannot write: database or disk is full"]]);
  });

  it("[QO-2] a bug is printed with its stack, once", async () => {
    const client = await openClient(sandbox);
    const bug = new Error("a bug");
    fail(bug);
    const answer = await client.post("/api/auth/login", loginBody("maya.chen", "wrong"));
    expect(answer.status).toBe(500);
    expect(said.mock.calls).toEqual([[bug]]);
  });
});
