import { calls, type Configuration } from "@waymark/core/answers";
import type { Caller, CallExchange } from "../network/caller.ts";
import { plainText } from "../plain-text.ts";
import type { StepReport } from "../report/report.ts";
import type { Secrets } from "../secrets.ts";
import type { World } from "../world.ts";
import { InputError } from "@waymark/hosting";
import { createLimits } from "./limits.ts";
import { pageReport, stepReport } from "./step-report.ts";
import { readAnswer, secretsOfAnswer } from "./read-answer.ts";
import type { Seen, Step } from "./step.ts";

/** A run of the probe: it makes calls, and keeps what it saw. */
export interface Run {
  /** Loads the portal's page. @throws {InputError} where there is no connection to the server */
  open: () => Promise<void>;
  /** Makes a step's call; undefined where the step was not chosen. @throws {StopRun} at a limit */
  step: (step: Step) => Promise<Seen | undefined>;
  /** Shows a line, before something is done. */
  tell: (line: string) => void;
  reports: readonly StepReport[];
  /** Every exchange, in its order. */
  exchanges: readonly CallExchange[];
}

export interface RunOptions {
  world: World;
  caller: Caller;
  secrets: Secrets;
  origin: string;
  configuration: Pick<Configuration, "basePath" | "allowedRedirectOrigins" | "lockedAccountTexts">;
  /** Names of the calls to make; undefined for all. */
  only?: readonly string[] | undefined;
}

/** South Dakota's call has the name of the usual one in its row, so the paths are compared. */
function isChosen({ call }: Step, only: readonly string[]): boolean {
  return Object.entries(calls).some(
    ([name, { path }]) => only.includes(name) && path === call.path,
  );
}

/** Begins a run. */
export function createRun({
  world,
  caller,
  secrets,
  origin,
  configuration,
  only,
}: RunOptions): Run {
  const reports: StepReport[] = [];
  const exchanges: CallExchange[] = [];
  const policy = {
    origin,
    basePath: configuration.basePath,
    allowedOrigins: configuration.allowedRedirectOrigins,
    lockedTexts: configuration.lockedAccountTexts,
  };
  const limits = createLimits(world.clock, caller.made);

  const tell = (line: string) => world.progress(plainText(secrets.hide(line)));
  const keep = (report: StepReport) => {
    reports.push(report);
    for (const finding of report.findings) tell(`    ! ${finding}`);
  };
  return {
    reports,
    exchanges,
    open: async () => {
      tell(" 1  Load the portal's page");
      const exchange = await caller.open();
      exchanges.push(exchange);
      const { fault } = exchange;
      if (fault?.kind === "certificate" || fault?.kind === "unreachable") {
        throw new InputError(`${origin} cannot be probed. ${fault.meaning}`);
      }
      limits.note(exchange);
      keep(pageReport(exchange, origin));
    },
    tell,
    step: async (step) => {
      if (only && !isChosen(step, only)) return undefined;
      limits.check();
      tell(`${String(caller.made() + 1).padStart(2)}  ${step.title}`);
      const exchange = await caller.call(step);
      exchanges.push(exchange);
      limits.note(exchange);
      const seen = readAnswer(step, exchange, policy);
      secrets.add(...secretsOfAnswer(step.call.name, seen, origin));
      keep(stepReport(step, seen));
      return seen;
    },
  };
}
