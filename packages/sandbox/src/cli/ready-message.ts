import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { IN_MEMORY } from "../database/database.ts";
import type { SandboxApp } from "../regional-apps.ts";
import type { CliOptions } from "./cli-options.ts";
import type { RunningSandbox } from "./servers.ts";

/** Message that is printed once everything answers. */
export function readyMessage(
  { sandbox, consoleUrl, apps: served }: RunningSandbox,
  options: CliOptions,
): string {
  const { database, pages } = options;
  const apps = pages.size > 0 ? served.filter(({ name }) => pages.has(name)) : served;
  const [first] = sandbox.accounts;
  const width = Math.max(...apps.map(({ title }) => title.length), "Configured".length);
  const kept = sandbox.isFresh
    ? "fresh from the seed"
    : "kept from last time; the console can reset it";
  const lines = [
    "Waymark is ready.",
    "",
    ...apps.map(({ title, url }) => `  ${title.padEnd(width)}  ${url}`),
    "",
    `  ${"Console".padEnd(width)}  ${consoleUrl}  (all accounts, and what happened)`,
    ...(first ? [`  ${"Sign in as".padEnd(width)}  ${first.username} / ${first.password}`] : []),
    `  ${"Database".padEnd(width)}  ${database === IN_MEMORY ? "in memory" : `${database} (${kept})`}`,
    ...configurationLines(options).map((words) => `  ${"Configured".padEnd(width)}  ${words}`),
    ...replayLines(options).map((words) => `  ${"Recording".padEnd(width)}  ${words}`),
    ...unbuiltLines(apps, options),
    "",
    "Press Ctrl-C to stop.",
  ];
  return `\n${lines.join("\n")}\n`;
}

/** Most often the wrong folder. Pages of another server need no build. */
function unbuiltLines(apps: readonly SandboxApp[], { appsFolder, pages }: CliOptions): string[] {
  if (pages.size > 0 || apps.some(({ dist }) => dist !== undefined && existsSync(dist))) return [];
  return [
    "",
    `No app is built: \`npm run build\` does it. The sandbox looks in ${appsFolder} and in ${join(dirname(appsFolder), "dist")}.`,
  ];
}

function replayLines({ replayFile, replayOnly }: CliOptions): string[] {
  if (replayFile === undefined) return [];
  return [`${replayFile}${replayOnly ? ", and no other call" : ""}`];
}

function configurationLines({ demonstration, configurationFile }: CliOptions): string[] {
  const parts = [
    ...(demonstration ? ["everything shown"] : []),
    ...(configurationFile === undefined ? [] : [configurationFile]),
  ];
  return parts.length > 0 ? [parts.join(", with ")] : [];
}
