#!/usr/bin/env node
/** `waymark-sandbox`: the sandbox as HTTP servers, one port for the console and one for each app. */
const NEEDED_NODE = 24;

if (Number(process.versions.node.split(".")[0]) < NEEDED_NODE) {
  console.error(`The sandbox needs Node ${NEEDED_NODE} or newer; this is ${process.version}.`);
  process.exitCode = 1;
} else {
  hideExperimentalWarnings();
  // Imported only now: an older Node stops at `node:sqlite` with a stack trace before any line of ours runs.
  const { main } = await import("./cli/main.ts");
  process.exitCode = await main(process.argv.slice(2), process.env);
}

/** Keeps early releases of Node 24 from announcing on every start that their SQLite is young; other warnings stay. */
function hideExperimentalWarnings(): void {
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => {
    if (name !== "ExperimentalWarning") console.error(`${name}: ${message}`);
  });
}

// Nothing to import: what makes this a module is that it waits at its top level.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
