import { type ComponentType, useState } from "react";
import type { Failure } from "../../api/result.ts";
import { LOADING_DELAY_MS } from "../../config/constants.ts";
import type { SignInHelpProps } from "../../layout/sign-in-help.tsx";

let arrived: ComponentType<SignInHelpProps> | null = null;

/** Fetches the next steps: lazy, as only a failure needs them. Resolves even if they fail to load. */
export async function loadSignInHelp(): Promise<void> {
  const chunk = await import("../../layout/sign-in-help.tsx").catch(() => null);
  arrived ??= chunk && chunk.SignInHelp;
}

/** The next steps in a summary that is shown when they are there; later they would move what is below. */
export function SignInHelp(props: SignInHelpProps) {
  const [Help] = useState(() => arrived);
  return Help && <Help {...props} />;
}

/** Waits a moment for the next steps of a failure whose first summary has them. The message does not wait for longer. */
export async function awaitHelp(failure: Failure): Promise<void> {
  const loaded = loadSignInHelp();
  const isPaused = failure.kind === "http" && failure.status === 429;
  if (!isPaused && failure.kind !== "serverText") return;
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LOADING_DELAY_MS))]);
}
