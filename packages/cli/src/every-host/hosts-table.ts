import { readFile } from "node:fs/promises";
import { isRead } from "@waymark/hosting/testing/hosts";
import { hosts, type HostName, isHere } from "./hosts.ts";
import { tests, type TestName } from "./tests.ts";

/** The tests that each host has passed. */
export type Results = Partial<Record<HostName, TestName[]>>;

const [START, END] = ["<!-- hosts -->", "<!-- /hosts -->"];

/** A page of the documentation with the table of hosts and tests as a run has found it. */
export async function pageOf(file: string, results: Results): Promise<string> {
  const page = await readFile(file, "utf8");
  const names = Object.keys(hosts) as HostName[];
  const head = ["", ...names.map((name) => hosts[name].title)];
  const rows = (Object.keys(tests) as TestName[]).map((test) => [
    tests[test].title,
    ...names.map((name) => cellOf(name, test, results[name])),
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const rule = widths.map((width) => "-".repeat(width));
  const lines = [head, rule, ...rows].map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  );
  const notes = names
    .filter((name) => !isHere(name))
    .map((name) => `- ${hosts[name].title} was not run: the machine does not have it.\n`);
  const [before = ""] = page.split(START);
  const [, after = ""] = page.split(END);
  return `${before}${START}\n\n${lines.join("\n")}\n\n${notes.join("")}${END}${after}`;
}

function cellOf(name: HostName, test: TestName, passed: readonly TestName[] = []): string {
  const instead = hosts[name].without[test];
  if (instead !== undefined) return instead;
  if (!isHere(name)) return "not run";
  if (!passed.includes(test)) return "**fails**";
  return isRead(name) ? "as text" : "passes";
}
