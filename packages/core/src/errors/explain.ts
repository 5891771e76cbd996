import { ApiError, type Failure } from "../api/api-error.ts";
import type { Problem } from "../i18n/problem.ts";
import { catalogue, type CatalogueRow, type Situation } from "./catalogue.ts";
import { troubleOf } from "./trouble.ts";

/** Turns the error of a call into what is shown: one look-up in the catalogue [section 8]. */
export function explain(situation: Situation, error: unknown): Problem {
  const failure: Failure = error instanceof ApiError ? error.failure : { kind: "unreadable" };
  const row = catalogue.find((candidate) => candidate.situation === situation && fits(candidate, failure));
  return { message: { key: row?.key ?? "GENERIC_ERROR" }, detail: troubleOf(failure) };
}

function fits(row: CatalogueRow, failure: Failure): boolean {
  if (row.kind && !row.kind.includes(failure.kind)) return false;
  return !row.status || (failure.kind === "http" && row.status.includes(failure.status));
}
