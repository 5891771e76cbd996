import { checkConfiguration, type PartialConfiguration } from "@waymark/core/build";
import { InputError, listOfWays } from "@waymark/hosting";

/** Says which ways in people would not see as they are meant. A stage may still add what is missing. */
export function waysInFaults(dist: string, own: PartialConfiguration): readonly string[] {
  try {
    return listOfWays(dist, checkConfiguration(own).configuration).notes;
  } catch (error) {
    if (error instanceof InputError) return [error.message];
    throw error;
  }
}
