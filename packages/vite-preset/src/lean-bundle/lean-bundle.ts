import type { Plugin, UserConfig } from "vite";
import { awakeScheduler } from "./awake-scheduler.ts";
import { initialGroups } from "./chunks.ts";
import { FIRST_SCRIPT, firstGroup, firstScript } from "./first-script.ts";
import { leanLibraries } from "./lean-libraries.ts";
import { leanRenderer } from "./lean-renderer.ts";
import { smallerScripts } from "./smaller-scripts.ts";
import { smallerStyles } from "./smaller-styles.ts";
import { reactNames } from "./react-names.ts";
import { routeColumns } from "./route-columns.ts";
import { spokenLanguages } from "./spoken-languages.ts";
import { retriedImports } from "./retried-imports.ts";

const started = new Set([FIRST_SCRIPT, ...initialGroups.map(({ name }) => name)]);

/**
 * Makes Chromium compile the whole start scripts off the main thread while they are downloaded.
 * Without the hint it compiles each function on the main thread at its first call.
 */
const compileHint = ({ name, isEntry }: { name: string; isEntry: boolean }) =>
  isEntry || started.has(name) ? "//# allFunctionsCalledOnLoad" : "";

/** All that keeps the scripts small and few which a page starts with; `pnpm check` holds them to their budgets. */
export const leanBundle: {
  plugins: Plugin[];
  build: NonNullable<UserConfig["build"]>;
} = {
  plugins: [
    leanLibraries(),
    leanRenderer(),
    awakeScheduler(),
    spokenLanguages(),
    routeColumns(),
    firstScript(),
    retriedImports(),
    reactNames(),
    smallerScripts(),
    smallerStyles(),
  ],
  build: {
    // Pages preload what they need; a map of every lazy chunk's dependencies would make each page larger.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      // Prerendering takes seconds, and a warning of that looks like a fault of the region.
      checks: { bundlerTimings: false },
      // The helpers that define fields are larger than the classes that have them.
      transform: { assumptions: { setPublicClassFields: true } },
      // Their packages do not say so; core's copy of formik does not call them.
      treeshake: {
        moduleSideEffects: [
          {
            test: /\/node_modules\/(?:deepmerge|hoist-non-react-statics|react-fast-compare|react-is)\//u,
            sideEffects: false,
          },
        ],
      },
      output: {
        codeSplitting: { groups: [firstGroup, ...initialGroups] },
        postBanner: compileHint,
      },
    },
  },
};
