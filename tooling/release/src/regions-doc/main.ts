import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { appNames } from "../app-names.ts";
import { sayWritten, writeChanged } from "../write-changed.ts";
import { DOCUMENT, regionsDoc } from "./regions-doc.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const files = Object.entries(await regionsDoc(root, appNames(root)));
const written = files.filter(([file, text]) => writeChanged(join(root, file), text));
console.log(
  sayWritten(
    written.map(([file]) => file),
    DOCUMENT,
  ),
);
