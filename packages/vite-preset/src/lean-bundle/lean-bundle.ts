import type { Plugin, UserConfig } from "vite";
import { initialGroups } from "./chunks.ts";
import { compileHint } from "./compile-hint.ts";
import { firstScript } from "./first-script.ts";
import { formikHelpers } from "./formik-helpers/formik-helpers.ts";
import { leanI18next } from "./lean-i18next/lean-i18next.ts";
import { leanRouter } from "./lean-router/lean-router.ts";
import { inlineRuntime } from "./inline-runtime.ts";
import { retriedImports } from "./retried-imports.ts";
import { pureComponents } from "./pure-components.ts";

const { plugin: first, group: firstGroup } = firstScript();

/** All that keeps the scripts small and few which a page starts with; `pnpm check` holds them to their budgets. */
export const leanBundle: {
  plugins: Plugin[];
  resolve: NonNullable<UserConfig["resolve"]>;
  build: NonNullable<UserConfig["build"]>;
} = {
  plugins: [
    leanI18next(),
    leanRouter(),
    pureComponents(),
    inlineRuntime(),
    first,
    retriedImports(),
  ],
  resolve: { alias: formikHelpers },
  build: {
    // Pages preload what they need; a map of every lazy chunk's dependencies would make each page larger.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [firstGroup, ...initialGroups] },
        postBanner: compileHint,
      },
    },
  },
};
