import { checkConfiguration, type PartialConfiguration } from "@waymark/core/build";
import { InputError, listOfWays } from "@waymark/hosting";
import type { Plugin } from "vite";

/** Warns in a build of its ways in that people would not see as they are meant. A stage may still add what is missing. */
export function waysInWarnings(own: PartialConfiguration): Plugin {
  return {
    name: "waymark:ways-in",
    apply: "build",
    writeBundle({ dir: dist = "" }) {
      for (const note of notesOf(dist, own)) this.warn(note);
    },
  };
}

function notesOf(dist: string, own: PartialConfiguration): readonly string[] {
  try {
    return listOfWays(dist, checkConfiguration(own).configuration).notes;
  } catch (error) {
    if (error instanceof InputError) return [error.message];
    throw error;
  }
}
