import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface OldChromium {
  /** The package of the registry that holds it, with its version. */
  packed: string;
  /** Of the package's file, so that nothing else is started. */
  integrity: string;
}

/** Old engines that come from the registry: the floor, the last one for Windows 7 and 8.1, and one below the floor. */
export const oldChromiums = {
  "Chromium 103": {
    packed: "@sparticuz/chromium@103.0.0",
    integrity:
      "sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==",
  },
  "Chromium 109": {
    packed: "@sparticuz/chromium@109.0.6",
    integrity:
      "sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==",
  },
  "Chromium 92": {
    packed: "@sparticuz/chromium@92.0.0",
    integrity:
      "sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==",
  },
} as const satisfies Record<string, OldChromium>;

export type OldName = keyof typeof oldChromiums;

export const oldNames = Object.keys(oldChromiums) as OldName[];

/** The folder of the repository that an old Chromium is unpacked into. */
export function folderOf(name: OldName): string {
  const folder = name.toLowerCase().replace(" ", "-");
  return fileURLToPath(new URL(`../../../.browser/${folder}/`, import.meta.url));
}

/** The path of an old Chromium; undefined where it has not been fetched. */
export function oldChromium(name: OldName): string | undefined {
  const path = `${folderOf(name)}chromium`;
  return existsSync(path) ? path : undefined;
}
