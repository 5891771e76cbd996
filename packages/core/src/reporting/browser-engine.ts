import type { EngineName } from "./report-types.ts";

/** The order matters: each names itself like the ones below it. */
const engines = [
  { name: "Edge", pattern: /\bEdg(?:A|iOS)?\/(?<version>\d+)/u },
  { name: "Firefox", pattern: /\b(?:Firefox|FxiOS)\/(?<version>\d+)/u },
  { name: "Chrome", pattern: /(?:Chrome|CriOS)\/(?<version>\d+)/u },
  { name: "Safari", pattern: /\bVersion\/(?<version>\d+)[\d.]* (?:Mobile\/\w+ )?Safari\// },
] as const;

/** The browser and its major version: nothing else of the user agent. */
export function engineOf(userAgent: string): { engine: EngineName; version: number } {
  for (const { name, pattern } of engines) {
    const version = pattern.exec(userAgent)?.groups?.["version"];
    if (version !== undefined) return { engine: name, version: Number(version) };
  }
  return { engine: "other", version: 0 };
}
