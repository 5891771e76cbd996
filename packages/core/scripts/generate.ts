import { writeFileSync } from "node:fs";
import { constantsCss } from "../src/config/constants-css.ts";

writeFileSync(new URL("../src/config/constants.css", import.meta.url), constantsCss());
