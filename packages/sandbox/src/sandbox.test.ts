import { chmodSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { testFolder } from "@waymark/hosting/testing/folder";
import { beforeEach, describe, expect, it } from "vitest";
import type { WorkspaceName } from "./accounts/workspaces.ts";
import { createSandbox } from "./sandbox.ts";
import { openClient } from "./testing/test-client.ts";

let folder: string;
let database: string;

beforeEach(() => {
  folder = testFolder();
  database = join(folder, "below", "waymark.db");
});

describe("the database", () => {
  it("keeps what happened over a restart, open pages' CSRF tokens included", async () => {
    const before = createSandbox({ database, passwordCost: 1024 });
    expect(before.isFresh).toBe(true);
    const client = await openClient(before);
    const { appToken } = before.issueSignIn("maya.chen", "default");
    before.close();

    const after = createSandbox({ database, passwordCost: 1024 });
    expect(after.isFresh).toBe(false);
    const again = await openClient(after);
    again.cookies.set("XSRF-TOKEN", client.cookies.get("XSRF-TOKEN") ?? "");
    expect((await again.post("/api/auth/redirect", { Token: appToken })).status).toBe(200);
    after.close();
  });

  it.each([
    ["another seed", ""],
    ["no column of a table", "ALTER TABLE mail DROP COLUMN link_hash"],
    [
      "no column of an index",
      "DROP INDEX failure_by_who; ALTER TABLE failure RENAME COLUMN who TO person",
    ],
    ["a column more", "ALTER TABLE child ADD COLUMN grade TEXT NOT NULL DEFAULT ''"],
    ["a table more", "CREATE TABLE device (owner INTEGER REFERENCES account (id))"],
  ])("[QO-2] is created again if another version made it: %s", (_name, change) => {
    createSandbox({ database, passwordCost: 1024 }).close();
    const raw = new DatabaseSync(database);
    const tables = () => raw.prepare("SELECT sql FROM sqlite_master ORDER BY name").all();
    const before = tables();
    raw.exec(`${change}; UPDATE setting SET value = 'older' WHERE name = 'seed'`);
    raw.close();
    const after = createSandbox({ database, passwordCost: 1024 });
    expect(after.isFresh).toBe(true);
    after.close();
    raw.open();
    expect(tables()).toEqual(before);
    raw.close();
  });

  it("[QO-2] is readable by its owner alone, in a file that was there before as well", () => {
    createSandbox({ database, passwordCost: 1024 }).close();
    chmodSync(database, 0o644);
    const sandbox = createSandbox({ database, passwordCost: 1024 });
    for (const file of [database, `${database}-wal`]) {
      expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
    }
    sandbox.close();
  });

  it("holds no password and no token", () => {
    const sandbox = createSandbox({ database, passwordCost: 1024 });
    const { cookie, appToken } = sandbox.issueSignIn("maya.chen", "default");
    sandbox.close();
    const bytes = readFileSync(database, "utf8");
    expect(bytes).toContain("maya.chen");
    for (const secret of ["maple-trail-24", appToken, cookie.split("=")[1] ?? ""]) {
      expect(bytes).not.toContain(secret);
    }
  });
});

describe("a mistaken name", () => {
  const names = "There are default, sdmylife, florida, uk.";
  it("of an app or an account is an error that says which there are", async () => {
    const sandbox = createSandbox();
    const request = new Request("http://default.localhost/");
    await expect(sandbox.fetch(request, "ontario")).rejects.toThrow(
      `The sandbox has no app "ontario". ${names}`,
    );
    expect(() => sandbox.issueSignIn("maya.chen", "ontario")).toThrow(names);
    expect(() => sandbox.issueSignIn("maya", "default")).toThrow(
      'The sandbox has no account "maya". `accounts` lists them.',
    );
    sandbox.close();
  });
});

describe("the seed", () => {
  it("has an account for every case", () => {
    const sandbox = createSandbox();
    const { accounts } = sandbox;
    const alone = (name: WorkspaceName) =>
      accounts.filter(({ workspaces }) => workspaces.length === 1 && workspaces.includes(name));
    expect(alone("Student").length).toBeGreaterThanOrEqual(3);
    expect(alone("Educator").length).toBeGreaterThanOrEqual(2);
    expect(alone("InspireUser")).toHaveLength(1);
    expect(alone("HigherEd")).toHaveLength(1);
    expect(alone("Family").some(({ children }) => children?.length === 3)).toBe(true);
    expect(accounts.some(({ workspaces }) => workspaces.length === 5)).toBe(true);
    expect(accounts.filter(({ mustReset }) => mustReset)).toHaveLength(1);
    expect(accounts.filter(({ locked }) => locked)).toHaveLength(1);
    expect(accounts.every(({ password }) => [...password].length >= 8)).toBe(true);
    sandbox.close();
  });
});
