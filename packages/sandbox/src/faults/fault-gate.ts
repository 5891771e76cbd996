import type { Services } from "../services.ts";
import { type Fault, faultNamed } from "./fault-table.ts";
import type { FaultyCall } from "./faulty-answers.ts";

/** The header with which a test has one browser's calls fail: the call's path, a space, and the fault's name. */
export const FAULT_HEADER = "Sandbox-Fault";

interface GateOptions {
  services: Pick<Services, "activity" | "faults">;
  /** Allows requests to choose a fault by the header, which any app's origin can send. */
  testControls: boolean;
}

/** Wraps an app's server and answers the calls that have a fault: one of the fault table, which the fault switch turns on. */
export function createFaultGate({ services, testControls }: GateOptions) {
  const { activity, faults } = services;
  return async (app: string, { request, usual }: FaultyCall): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const byHeader = testControls ? faultInHeader(request, path) : undefined;
    const fault = byHeader ?? faults.take(path);
    if (!fault) return usual();
    const call = `${request.method} ${path}`;
    activity.add({ app, call, outcome: `went wrong: ${fault.label}` });
    return fault.answer({ request, usual });
  };
}

function faultInHeader({ headers }: Request, path: string): Fault | undefined {
  const [wanted, name] = (headers.get(FAULT_HEADER) ?? "").split(" ");
  return wanted === path && path.startsWith("/api/") ? faultNamed(name) : undefined;
}
