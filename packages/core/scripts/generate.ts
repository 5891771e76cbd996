import { writeFileSync } from "node:fs";
import { constantsCss } from "./constants-css.ts";

writeFileSync(new URL("../src/config/constants.css", import.meta.url), constantsCss());
