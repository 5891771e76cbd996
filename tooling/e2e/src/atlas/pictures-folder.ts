import { fileURLToPath } from "node:url";

/** `pnpm atlas` wants pictures; the tests do without. */
export const takesPictures = process.env["ATLAS_PICTURES"] === "1";

export const atlasFolder = fileURLToPath(new URL("../../../../reports/atlas/", import.meta.url));
