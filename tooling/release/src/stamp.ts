// Part of `pnpm release:publish`: writes into every package where it is built, which a registry holds its provenance against.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { CliError, reportAndExit } from "../../../scripts/cli-error.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const { GITHUB_SERVER_URL: server = "", GITHUB_REPOSITORY: name = "" } = process.env;

try {
  if (server === "" || name === "") {
    throw new CliError(
      "a release comes from CI: .github/workflows/release.yml. Try pnpm release:dry.",
    );
  }
  const address = `repository.url=git+${server}/${name}.git`;
  const set = ["exec", "npm", "pkg", "set", address];
  const command = ["--recursive", "--no-sort", "--filter=./packages/*", ...set];
  execFileSync("pnpm", command, { cwd: root, stdio: "inherit" });
} catch (error) {
  reportAndExit(error);
}
