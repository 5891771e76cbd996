import { act, getConfig } from "@testing-library/react";
import { createRoot } from "react-dom/client";

/** Configuration of the library. This module is loaded once for all files of a worker, and before any of them changes it. */
const usual = getConfig();
const anyRoot = createRoot(document.createElement("div"));

/**
 * Waits as the library does, and has React run the effects that are due. A person sees a screen and acts later than these,
 * which give the screen its title and its focus. A busy machine would run them in the middle of the test's next step.
 */
export async function untilEffectsHaveRun<Result>(wait: () => Promise<Result>): Promise<Result> {
  const result: Result = await usual.asyncWrapper(wait);
  // React runs them before it renders any root.
  await act(async () => anyRoot.render(null));
  return result;
}
