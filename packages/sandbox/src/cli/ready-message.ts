import { IN_MEMORY } from "../database/in-memory.ts";
import type { RunningSandbox } from "./servers.ts";

/** What is printed once everything answers. */
export function readyMessage(
  { sandbox, consoleUrl, apps }: RunningSandbox,
  database: string,
): string {
  const [first] = sandbox.accounts;
  const width = Math.max(...apps.map(({ title }) => title.length));
  const kept = sandbox.isFresh
    ? "fresh from the seed"
    : "kept from last time; --reset starts afresh";
  const lines = [
    "Waymark is ready.",
    "",
    ...apps.map(({ title, url }) => `  ${title.padEnd(width)}  ${url}`),
    "",
    `  ${"Console".padEnd(width)}  ${consoleUrl}  (all accounts, and what happened)`,
    ...(first ? [`  ${"Sign in as".padEnd(width)}  ${first.username} / ${first.password}`] : []),
    `  ${"Database".padEnd(width)}  ${database === IN_MEMORY ? "in memory" : `${database} (${kept})`}`,
    "",
    "Press Ctrl-C to stop.",
  ];
  return `\n${lines.join("\n")}\n`;
}
