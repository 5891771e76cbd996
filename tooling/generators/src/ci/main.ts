import { fileURLToPath } from "node:url";
import { sayWritten } from "../write-changed.ts";
import { WORKFLOW, writeWorkflow } from "./write-workflow.ts";

const written = writeWorkflow(fileURLToPath(new URL("../../../../", import.meta.url)));
console.log(sayWritten(written ? [WORKFLOW] : [], WORKFLOW));
