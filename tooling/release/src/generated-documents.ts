import { REFERENCE, referenceOf } from "./api-report/reports.ts";
import { documentsWithTables } from "./generated-tables.ts";
import { type Library, THIRD_PARTY, thirdPartyPage } from "./third-party.ts";

/** Every generated document by its path; `pnpm check` compares them, so that a change of the API shows. */
export function generatedDocuments(
  root: string,
  libraries: readonly Library[],
): Record<string, string> {
  return {
    ...documentsWithTables(root),
    [REFERENCE]: referenceOf(root),
    [THIRD_PARTY]: thirdPartyPage(libraries),
  };
}
