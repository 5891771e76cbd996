import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { InputError } from "../input-error.ts";

/** The texts of all dictionaries of a build by the names of these, such as `fr-CA` and `legal/fr-CA`. */
export type AllTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of a build, and what is rendered with them. */
export interface AsBuilt {
  texts: AllTexts;
  /** The pages and files of messages with marks around their texts, by their names in the build. */
  marked: ReadonlyMap<string, string>;
  /** The scripts that hold a copy of a dictionary, by the names of these. */
  copies: Readonly<Record<string, string>>;
  /** The help desk's pages with marks around the portal's texts, by their names. */
  helpDesk: ReadonlyMap<string, string>;
}

/** No page asks for it, so it has no copy that is not compressed. */
const FILE = "texts-as-built.br";

/** All pages hold the same styles, which a window of this size finds again. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
};

/**
 * Writes the file from which `configure` merges other texts into a build.
 * @internal
 */
export function writeAsBuilt(dist: string, { texts, marked, copies, helpDesk }: AsBuilt): void {
  const json = JSON.stringify({ texts, marked: [...marked], copies, helpDesk: [...helpDesk] });
  writeFileSync(join(dist, FILE), brotliCompressSync(json, BROTLI));
}

/**
 * Reads that file.
 * @throws {InputError} where the build has none
 */
export function readAsBuilt(dist: string): AsBuilt {
  const file = join(dist, FILE);
  if (!existsSync(file)) {
    throw new InputError(
      `there is no ${file}, so this build can have no other texts. Build it again.`,
    );
  }
  const {
    texts,
    marked,
    copies = {},
    helpDesk = [],
  } = JSON.parse(String(brotliDecompressSync(readFileSync(file))));
  return { texts, marked: new Map(marked), copies, helpDesk: new Map(helpDesk) };
}
