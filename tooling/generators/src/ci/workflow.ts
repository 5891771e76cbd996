/** Actions by the commit of a release, so that nobody can change what runs here. */
export const actions = {
  checkout: "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2",
  node: "actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0",
  changesets: "changesets/action@e0145edc7d9d8679003495b11f87bd8ef63c0cba # v1.5.3",
};

const head = `# Generated from the folders in apps/ by \`pnpm generate:ci\`; change tooling/generators/src/ci/workflow.ts instead.
name: CI

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

concurrency:
  group: ci-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

env:
  # What a change is measured against; turbo takes everything for changed when it does not know the commit.
  TURBO_SCM_BASE: \${{ github.event.pull_request.base.sha || github.event.before }}
  CHROMIUM_PATH: /usr/bin/google-chrome

jobs:
`;

/** What concerns everybody, whatever has changed. */
const shared = job({
  id: "shared",
  title: "Shared: rules, types, unit tests, packages",
  run: "npm test -- --only lint,format,boundaries,unused,manifests,types,unit,packages",
});

/** A release and a partner who takes it; too slow for every run on a developer's machine. */
const partner = job({
  id: "partner",
  title: "A partner's repository: from a release to an upgrade",
  run: "node scripts/run.mjs partner",
});

/** Every row of every table in a browser, of which `npm test` has a share. */
const journeys = job({
  id: "journeys",
  title: "Every journey: browser tests over the built apps",
  run: "node scripts/run.mjs e2e:whole",
});

/** What shows and checks every state of every screen. */
const states = [
  job({
    id: "states",
    title: "Every state: accessibility",
    run: "npm test -- --only build,states",
  }),
  job({
    id: "storybook",
    title: "Every state: Storybook",
    run: "node scripts/run.mjs storybook:build",
  }),
];

interface Job {
  id: string;
  title: string;
  run: string;
}

/**
 * Writes the workflow of a hosted CI: jobs for what is shared, and one for each app, which does nothing where the
 * change does not concern that app.
 * @param apps names of the apps
 */
export function workflowOf(apps: readonly string[]): string {
  const jobs = apps.map((app) =>
    job({
      id: `app-${app}`,
      title: `App: ${app}`,
      run: `node scripts/run.mjs ci:app --filter=${app}`,
    }),
  );
  return head + [shared, partner, journeys, ...states, ...jobs].join("\n");
}

function job({ id, title, run }: Job): string {
  return `  ${id}:
    name: "${title}"
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    steps:
      - uses: ${actions.checkout}
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: ${actions.node}
        with:
          node-version: 20
      - run: ${run} </dev/null
`;
}
