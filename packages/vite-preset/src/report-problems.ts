import { sep } from "node:path";
import type { ViteDevServer } from "vite";

interface Watched {
  /** The file, or the folder, that is checked. */
  path: string;
  /** Throws when something is wrong with it. */
  check: () => void;
  /** What else a change asks for. */
  changed?: () => void;
}

/** Says in development what would stop a build: at the start, and after each change. */
export function reportProblems(server: ViteDevServer, { path, check, changed }: Watched): void {
  const look = () => {
    try {
      check();
    } catch (error) {
      server.config.logger.warn(error instanceof Error ? error.message : String(error));
    }
  };
  look();
  server.watcher.on("all", (_, file) => {
    if (file !== path && !file.startsWith(path + sep)) return;
    look();
    changed?.();
  });
}
