import { checkTests } from "./check-tests.ts";
import { fileTests } from "./file-tests.ts";
import { ownTests } from "./own-tests.ts";
import { pageTests } from "./page-tests.ts";

/** The tests that every host passes, in the order of the table. The last one ends the server behind the host. */
export const tests = { ...pageTests, ...fileTests, ...checkTests, ...ownTests } as const;

export type TestName = keyof typeof tests;
