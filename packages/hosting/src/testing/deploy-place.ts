import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { smallBuild } from "./small-build.ts";
import { testFolder } from "./test-folder.ts";

/** A folder for the builds of one test, and below it the one in which deployments are. */
export function deployPlace() {
  const folder = testFolder();
  const root = join(folder, "portal");
  const live = (file: string) => readFileSync(join(root, "current/dist", file), "utf8");

  /** Writes the configuration file of a stage. */
  function stage(values: object): string {
    writeFileSync(join(folder, "stage.json"), JSON.stringify(values));
    return join(folder, "stage.json");
  }

  return {
    folder,
    root,
    stage,
    /** Reads a file of the live build. */
    live,
    build: (name: string) => smallBuild(folder, name),
    isLive: (address: string) => existsSync(join(root, "current/dist", address)),
    /** The title of the live page. */
    title: () => /<title>(.*)<\/title>/u.exec(live("index.html"))?.[1],
  };
}
