import { writeFileSync } from "node:fs";
import { constantsCss } from "../src/platform/constants-css.ts";

writeFileSync(new URL("../src/platform/constants.css", import.meta.url), constantsCss());
