import { useMemo } from "react";
import { useEnvironment } from "../config/environment.ts";
import { createSend, type Send } from "./send.ts";

/** Returns the function that makes calls with the page's configuration. */
export function useSend(): Send {
  const { configuration } = useEnvironment();
  return useMemo(() => createSend(configuration), [configuration]);
}
