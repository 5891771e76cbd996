import { fileURLToPath } from "node:url";
import { findFaults } from "./find-faults.ts";

const { faults, imports } = await findFaults(fileURLToPath(new URL("../../../", import.meta.url)));

for (const fault of faults) console.error(fault);
if (imports === 0) console.error("No import was found at all: the check looks in the wrong place.");
console.log(`${imports} imports, ${faults.length} against the rules.`);
process.exitCode = faults.length > 0 || imports === 0 ? 1 : 0;
