import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));

const workflow = (name: string) => readFileSync(join(root, ".github/workflows", name), "utf8");

describe("the workflows", () => {
  it("[RE-1] have a job for each app that is there, which runs that app's tasks alone", () => {
    const text = workflow("ci.yml");
    expect(text).toContain("names=$(ls apps |");
    expect(text).toContain("app: ${{ fromJSON(needs.apps.outputs.names) }}");
    expect(text).toContain('ci:app --filter="$APP" ');
    expect(text).toContain("APP: ${{ matrix.app }}");
  });

  // No reported frame can be read without them.
  it("[QN-4] keep the source maps of an app with its build", () => {
    const kept = ["dist", "dist-help-desk", "maps"].map(
      (name) => `apps/\${{ matrix.app }}/${name}\n`,
    );
    for (const path of kept) expect(workflow("ci.yml")).toContain(path);
  });

  // An app's job measures it. The published examples are no apps.
  it("[QP-1] build every app and example for the engines, and compare each with its budgets", () => {
    expect(workflow("ci.yml")).toContain("npm run test:full -- --only build,size,engines\n");
  });

  // A run that compares with a commit whose own run was ended, or is red, would pass over that commit's apps.
  it("[RE-1] test every app after each push to main, and end older runs of a pull request alone", () => {
    const text = workflow("ci.yml");
    expect(text).toContain(
      "concurrency:\n  group: ci-${{ github.event.pull_request.number || github.run_id }}\n  cancel-in-progress: true\n",
    );
    expect(text).toContain('ci:app --filter="$APP" $AFFECTED <');
    expect(text).toContain(
      "AFFECTED: ${{ github.event_name == 'pull_request' && '--affected' || '' }}",
    );
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(scripts["ci:app"]).not.toContain("--affected");
  });

  const template = "../../packages/create-region/template/standalone/.github/workflows/ci.yml.txt";
  const files = ["ci.yml", "release.yml", "../actions/prepare/action.yml", template];
  it.each(files)("[QO-3] in %s run no action of others that is not pinned", (name) => {
    const actions = [...workflow(name).matchAll(/uses: (?!\.\/)(.+)/gu)];
    expect(actions.length).toBeGreaterThan(0);
    for (const [, action] of actions) expect(action).toMatch(/@[\da-f]{40} # v/u);
  });

  // Dependabot does not read the template: its pull request is red until a person changes that, too.
  it("[QO-3] have one version of each action, also in a new region, and all of them are updated", () => {
    const text = files.map(workflow).join("");
    const uses = [...text.matchAll(/uses: (?!\.\/)(([^@]+)@.+)/gu)];
    const names = [...new Map(uses.map(([, version, name]) => [version, name])).values()];
    expect(names).toEqual([...new Set(names)]);
    const [, updates = ""] = workflow("../dependabot.yml").split(
      "package-ecosystem: github-actions\n",
    );
    for (const folder of globSync(".github/actions/*", { cwd: root }))
      expect(updates).toMatch(new RegExp(`directories: \\[/, .*/${folder}[,\\]]`, "u"));
    expect(updates).toContain('patterns: ["*"]\n        group-by: dependency-name\n');
  });

  // Other jobs fill the caches; what they put there would be in a release.
  it("[QO-3] release nothing that comes from a cache", () => {
    expect(workflow("ci.yml")).toContain("uses: ./.github/actions/prepare");
    expect(workflow("../actions/prepare/action.yml")).toContain("actions/cache@");
    expect(workflow("release.yml")).not.toMatch(/actions\/(?:cache|prepare)|cache:/u);
  });

  // A name of a folder or a setting would be read as a part of the command.
  it.each(["ci.yml", "release.yml"])("[QT-1] in %s put no value into a command line", (name) => {
    const commands = [...workflow(name).matchAll(/ run: (.+)/gu)].map(([, command]) => command);
    expect(commands.length).toBeGreaterThan(2);
    expect(commands.filter((command) => command?.includes("${{"))).toEqual(
      name === "ci.yml" ? ["${{ matrix.run }} </dev/null"] : [],
    );
  });

  it("[QR-5] release one version after the other, and end none that waits", () => {
    const [, group] = /^concurrency:\n((?: {2}.+\n)+)/mu.exec(workflow("release.yml")) ?? [];
    expect(group).toBe("  group: release\n  queue: max\n");
  });

  // A release is out before CI has tested its commit in browsers: only the pull request has been.
  it("[QR-5] have one check of all jobs, which a pull request has to pass before it is merged and released", () => {
    const [, jobs = ""] = workflow("ci.yml").split("\njobs:\n");
    const [, name = "", needs = "", step = ""] =
      /^ {2}all-checks:\n {4}name: (.+)\n {4}if: always\(\)\n {4}needs: \[(.+)\]\n[^]* - if: (.+)\n {8}run: exit 1\n/mu.exec(
        jobs,
      ) ?? [];
    const ids = [...jobs.matchAll(/^ {2}([\w-]+):$/gmu)].map(([, id]) => id);
    expect([...needs.split(", "), "all-checks"]).toEqual(ids);
    for (const result of ["failure", "cancelled", "skipped"])
      expect(step).toContain(`contains(needs.*.result, '${result}')`);
    expect(readFileSync(join(root, "CONTRIBUTING.md"), "utf8")).toContain(`the check \`${name}\``);
  });

  it("[QO-3] tests a release in a job that may neither write nor publish, and only what passed is released", () => {
    const text = workflow("release.yml");
    expect(text).toMatch(/^permissions: \{\}$/mu);
    const [, ...jobs] = text.split("jobs:\n")[1]?.split(/^ {2}(?=\w+:$)/mu) ?? [];
    const [tests = "", versions = "", build = "", publish = ""] = jobs;
    const names = ["tests", "versions", "build", "publish"];
    expect(jobs.map((job) => job.split(":")[0])).toEqual(names);
    expect(jobs.filter((job) => job.includes("npm run test:full"))).toEqual([tests]);
    expect(tests).toMatch(/permissions:\n {6}contents: read\n {4}\w/u);
    expect(tests).toContain("persist-credentials: false");
    expect(tests).not.toMatch(/secrets|: write|environment/u);
    // The registry's token and the identity are the last job's alone.
    expect(versions).toContain("needs: tests");
    expect(versions).toContain("outputs.newest == github.sha");
    expect(versions).not.toMatch(/PACKAGES_TOKEN|id-token|environment/u);
    expect(publish).toContain('run: test -n "$REGISTRY"');
    // Changesets of other pull requests may have come before the versions: only the version decides.
    expect(build).toMatch(/needs: versions\n {4}runs-on:/u);
    expect(publish).toMatch(/needs: build\n {4}if: .*needed == 'true'/u);
  });

  it("[QR-5] build without a right, and publish without a dependency's code", () => {
    const [, build = "", publish = ""] =
      /^ {2}build:\n([^]*)^ {2}publish:\n([^]*)/mu.exec(workflow("release.yml")) ?? [];
    expect(build).toMatch(/permissions:\n {6}contents: read\n {4}\w/u);
    expect(build).toContain("persist-credentials: false");
    expect(build).not.toMatch(/secrets|: write|environment/u);
    expect(publish).toContain("id-token: write");
    const commands = [...publish.matchAll(/ run: (.+)/gu)].map(([, command]) => command);
    expect(commands).toEqual([
      'test -n "$REGISTRY"',
      "node tooling/release/src/publish/main.ts reports/packages",
    ]);
    // These modules import nothing that would have to be installed.
    for (const name of globSync("tooling/release/src/publish/*.ts", { cwd: root })) {
      if (name.endsWith(".test.ts")) continue;
      const imports = readFileSync(join(root, name), "utf8").matchAll(/ from "([^"]+)"/gu);
      for (const [, from] of imports) expect(from).toMatch(/^(?:node:|\.\/)/u);
    }
  });
});
