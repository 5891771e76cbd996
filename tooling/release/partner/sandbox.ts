import { serve } from "./commands.ts";
import type { Where } from "./trial.ts";

/** Starts the published sandbox in the app's folder. */
export async function startSandbox(where: Where, more = "") {
  const line = `npx @waymark/sandbox --memory --port 0 ${more}`;
  const { output, stop } = await serve(line, "Ctrl-C", where);
  const [url = ""] = /http:\/\/prairie\.localhost:\d+/u.exec(output) ?? [];
  const [, port = ""] = /http:\/\/localhost:(\d+)/u.exec(output) ?? [];
  if (url === "") throw new Error(`The sandbox does not serve the app:\n${output}`);
  return { url, console: `http://127.0.0.1:${port}`, stop };
}
