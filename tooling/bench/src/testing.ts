import { type Load, metrics } from "./summary.ts";

/** A visit whose numbers are all `value`, but for those given. */
export function loadOf(value: number, others: Partial<Load> = {}): Load {
  const same = Object.fromEntries(metrics.map(({ key }) => [key, value])) as Load;
  return { ...same, ...others };
}
