import { fileURLToPath } from "node:url";
import { WORKFLOW, writeWorkflow } from "./write-workflow.ts";

writeWorkflow(fileURLToPath(new URL("../../../../", import.meta.url)));
console.log(`${WORKFLOW} is up to date.`);
