import { useMemo } from "react";
import { useEnvironment } from "../config/environment.ts";
import { createSend, type Send } from "./send.ts";

/** Makes calls with the page's configuration. */
export function useSend(): Send {
  const { configuration } = useEnvironment();
  return useMemo(() => createSend(configuration), [configuration]);
}
