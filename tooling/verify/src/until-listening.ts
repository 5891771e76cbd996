import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";

const LOOK_MS = 50;

/** Resolves when a server listens on the port. */
export async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return;
    } catch {
      // This timer must not keep the process running.
      await setTimeout(LOOK_MS, undefined, { ref: false });
    } finally {
      socket.destroy();
    }
  }
}
