import type { PartialConfiguration } from "@waymark/core/build";
import type { Plugin } from "vite";
import {
  type DeprecatedNames,
  deprecatedUses,
  deprecationText,
} from "../deprecated/deprecated-names.ts";
import { blockedStyles } from "./blocked-styles.ts";
import { heavyFiles } from "./heavy-files.ts";
import { unknownKinds } from "./unknown-kinds.ts";
import { waysInFaults } from "./ways-in.ts";

/**
 * Warns of what is wrong with a region's files and with its build, and stops nothing.
 * @param own what the region sets otherwise than core's defaults
 */
export function regionWarnings(own: PartialConfiguration, names?: DeprecatedNames): Plugin {
  return {
    name: "waymark:region-warnings",
    apply: "build",
    configResolved({ root, logger }) {
      const warnings = [
        ...deprecatedUses(root, names).map(deprecationText),
        ...blockedStyles(root, own.staticOrigin),
        ...heavyFiles(root),
      ];
      for (const warning of warnings) logger.warn(warning);
    },
    writeBundle({ dir: dist = "" }) {
      for (const warning of [...waysInFaults(dist, own), ...unknownKinds(dist)]) this.warn(warning);
    },
  };
}
