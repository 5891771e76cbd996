// Part of `pnpm release:publish`: writes into every package where it is built, which a registry holds its provenance against.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CliError, reportAndExit } from "../../../scripts/cli-error.mjs";
import { publishedPackages } from "./published.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const { GITHUB_SERVER_URL: server = "", GITHUB_REPOSITORY: name = "" } = process.env;

try {
  if (server === "" || name === "") {
    throw new CliError(
      "a release comes from CI: .github/workflows/release.yml. Try pnpm release:dry.",
    );
  }
  for (const { folder, manifest } of publishedPackages(root)) {
    const file = join(root, folder, "package.json");
    const old = `"url": "${manifest.repository?.url ?? ""}"`;
    const text = readFileSync(file, "utf8").replace(
      old,
      () => `"url": "git+${server}/${name}.git"`,
    );
    writeFileSync(file, text);
  }
} catch (error) {
  reportAndExit(error);
}
