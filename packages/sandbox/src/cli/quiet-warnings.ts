/** Keeps early releases of Node 24 from announcing on every start that their SQLite is young; other warnings stay. */
export function hideExperimentalWarnings(): void {
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => {
    if (name !== "ExperimentalWarning") console.error(`${name}: ${message}`);
  });
}
