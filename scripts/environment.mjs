import { delimiter, join } from "node:path";

/** Everything but npm's own variables, and of those the user's settings. */
const KEPT =
  /^(?!npm_)|^npm_config_(?:registry|userconfig|cache|cafile|proxy|https_proxy|noproxy)$/iu;

/**
 * The environment for every command: the repository's tools first on the path, no telemetry and no update checks.
 * It omits npm's variables for scripts. pnpm gets the user's settings under the names that it reads.
 *
 * @param {string} root the repository's folder
 * @param {NodeJS.ProcessEnv} given
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(root, given) {
  const kept = Object.entries(given).filter(([name]) => KEPT.test(name));
  const ofNpm = kept.filter(([name]) => /^npm_/iu.test(name));
  const forPnpm = ofNpm.map(([name, value]) => [`p${name.toLowerCase()}`, value]);
  const tools = [join(root, "node_modules/.bin"), join(root, ".bootstrap/node_modules/.bin")];
  return {
    ...Object.fromEntries([...forPnpm, ...kept]),
    PATH: [...tools, given["PATH"] ?? ""].join(delimiter),
    DO_NOT_TRACK: "1",
    // Halves what a process of ours takes to start.
    NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
    NO_UPDATE_NOTIFIER: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    npm_config_update_notifier: "false",
    pnpm_config_update_notifier: "false",
  };
}
