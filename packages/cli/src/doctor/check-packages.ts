import type { Finding } from "../check/finding.ts";
import {
  compareVersions,
  type InstalledPackage,
  readManifest,
} from "../installed/installed-packages.ts";

/** Finds packages that are there twice, and the portal's packages in different versions. */
export function checkPackages(installed: readonly InstalledPackage[]): Finding[] {
  const names = [...new Set(installed.map(({ name }) => name))];
  const twice = names.flatMap((name) => {
    const all = installed.filter((each) => each.name === name);
    if (new Set(all.map(({ path }) => path)).size < 2) return [];
    const users = all.map(({ version, usedBy }) => `${version} for ${usedBy}`);
    return [
      {
        address: name,
        problem: `It is installed more than once: ${[...new Set(users)].join(", ")}.`,
        advice: `${versionToAskFor(name)}, and install again (\`npm ls ${name}\` shows who wants which).`,
      },
    ];
  });
  return [...twice, ...mixedVersions(installed)];
}

function versionToAskFor(name: string): string {
  return name.startsWith("@waymark/")
    ? "Give all @waymark packages one version in package.json"
    : "Ask for the version in package.json that @waymark/core asks for";
}

function mixedVersions(installed: readonly InstalledPackage[]): Finding[] {
  // Private ones are the tooling of the portal's own repository, which no release versions.
  const own = installed.filter(
    ({ name, path }) => name.startsWith("@waymark/") && !readManifest(path).private,
  );
  const versions = new Set(own.map(({ version }) => version));
  if (versions.size < 2) return [];
  const named = new Set(own.map(({ name, version }) => `${name} ${version}`));
  return [
    {
      address: "@waymark packages",
      problem: `They have different versions: ${[...named].join(", ")}.`,
      advice: "Update all of them to one version, as the guide’s section on updates says.",
    },
  ];
}

/**
 * Finds a Node that is older than the portal's packages ask for.
 * @param version of the running Node, such as `24.1.0`
 */
export function checkNode(installed: readonly InstalledPackage[], version: string): Finding[] {
  const [floor] = installed
    .filter(({ name }) => name.startsWith("@waymark/"))
    .map(({ path }) => /^>=(?<floor>[\d.]+)$/u.exec(readManifest(path).engines?.node ?? ""))
    .map((found) => found?.groups?.["floor"] ?? "0")
    .toSorted((one, other) => compareVersions(other, one));
  if (floor === undefined || compareVersions(version, floor) >= 0) return [];
  return [
    {
      address: "Node",
      problem: `It is ${version}, and the packages need ${floor} at least.`,
      advice: `Install Node ${floor.split(".")[0]} or newer, here and on CI.`,
    },
  ];
}
