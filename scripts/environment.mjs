import { delimiter, join } from "node:path";

/** What a user may have set for npm through the environment, and wants kept. */
const keptSettings = new Set(
  ["registry", "userconfig", "cache", "cafile", "proxy", "https_proxy", "noproxy"].map(
    (name) => `npm_config_${name}`,
  ),
);

/**
 * The environment for every command: the repository's own tools first on the path, none of the
 * variables that npm sets for its scripts (pnpm and its children would take them for settings), and
 * no tool that reports home or looks for a newer version of itself.
 *
 * @param {string} root the repository's folder
 * @param {NodeJS.ProcessEnv} given
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(root, given) {
  const kept = Object.entries(given).filter(
    ([name]) => !name.startsWith("npm_") || keptSettings.has(name),
  );
  const tools = [join(root, "node_modules/.bin"), join(root, ".bootstrap/node_modules/.bin")];
  return {
    ...Object.fromEntries(kept),
    PATH: [...tools, given["PATH"] ?? ""].join(delimiter),
    DO_NOT_TRACK: "1",
    NO_UPDATE_NOTIFIER: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    npm_config_update_notifier: "false",
    pnpm_config_update_notifier: "false",
  };
}
