import { build, type Rollup, type UserConfig } from "vite";

/** Builds a folder, by default without writing anything. @returns the files of the build */
export async function filesOfBuild(root: string, config: UserConfig) {
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    ...config,
    build: { write: false, ...config.build },
  });
  if (!("output" in result)) throw new Error("The build has no output");
  return result.output;
}

/** Builds a folder, by default without writing anything. @returns the scripts of the build */
export async function scriptsOfBuild(
  root: string,
  config: UserConfig,
): Promise<Rollup.OutputChunk[]> {
  const files = await filesOfBuild(root, config);
  return files.filter((file) => file.type === "chunk");
}
