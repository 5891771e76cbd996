import { fileURLToPath } from "node:url";

/** `pnpm atlas` makes pictures; the tests make none. */
export const takesPictures = process.env["ATLAS_PICTURES"] === "1";

export const atlasFolder = fileURLToPath(new URL("../../../../reports/atlas/", import.meta.url));
