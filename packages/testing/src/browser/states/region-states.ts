import { type ScreenState, screenStates, statesOfVariants } from "@waymark/core/states";
import { ownVariants } from "@waymark/vite-preset/variants";

/** The states of the portal's screens, and those of the sign-in variants that an app lists itself. */
export function regionStates(root = process.cwd()): readonly ScreenState[] {
  return [...screenStates, ...statesOfVariants(ownVariants(root))];
}
