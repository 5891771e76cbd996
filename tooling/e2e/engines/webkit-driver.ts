import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePorts } from "../src/fixtures/free-ports.ts";
import { until } from "./until.ts";

interface RunningDriver {
  url: string;
  stop(): Promise<void>;
}

/** Drawn without a graphics card. */
const plain = { WEBKIT_DISABLE_COMPOSITING_MODE: "1", WEBKIT_DISABLE_DMABUF_RENDERER: "1" };

/**
 * Starts WebKit's driver on a virtual screen.
 * @param paths of the driver and of the screen
 */
export async function startDriver(paths: readonly string[]): Promise<RunningDriver> {
  const [driverPath = "", screenPath = ""] = paths;
  const screen = spawn(screenPath, ["-displayfd", "1", "-screen", "0", "1280x1024x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number]: Buffer[] = await once(screen.stdout, "data");
  const port = await freePorts(1);
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...plain, DISPLAY: `:${String(number).trim()}`, LANGUAGE: "en_CA" },
  });
  const url = `http://127.0.0.1:${port}`;
  await until(
    async () => (await fetch(`${url}/status`)).ok,
    (isReady) => isReady,
  );
  return {
    url,
    stop: async () => {
      await end(driver);
      await end(screen);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
