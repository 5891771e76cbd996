/**
 * Settings of tsup that write each source file as a file of its own. An app's build could not split a bundle by screen.
 * Imports stay as they are, but for their endings: a plugin sees only the imports of a build that bundles.
 */
export const eachFile = {
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}", "!src/testing/**"],
  target: "es2022",
  splitting: false,
  clean: true,
  silent: true,
  esbuildPlugins: [{ name: "each-file", setup: leaveImports }],
};

/**
 * @typedef {{ path: string, kind: string }} Import
 * @typedef {(options: { filter: RegExp }, resolve: (of: Import) => object | undefined) => void} OnResolve
 *
 * @param {{ onResolve: OnResolve }} build
 */
function leaveImports({ onResolve }) {
  onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
    kind === "entry-point" ? undefined : { path: path.replace(/\.tsx?$/u, ".js"), external: true },
  );
}
