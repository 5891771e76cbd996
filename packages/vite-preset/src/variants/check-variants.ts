import { nameOfVariant, type OwnVariant, type Variant } from "@waymark/core/build";
import { InputError, refuse } from "@waymark/hosting";
import { sharedTexts } from "../dictionaries/dictionary-files.ts";
import { dictionaryLanguages, offeredLanguages } from "../dictionaries/region-languages.ts";
import { listedVariants, VARIANTS_FILE, variantsModule } from "../own-variants.ts";
import { variantFaults } from "./variant-faults.ts";

/** Lists what is wrong with the variants that an app lists, a sentence each. */
export function variantProblems(root: string): string[] {
  const exported = variantsModule(root);
  if (exported === undefined) return [];
  return variantFaults(exported["variants"], {
    offered: offeredLanguages(root),
    spoken: dictionaryLanguages(root),
    texts: sharedTexts({ name: "portal", code: "en-CA" }),
  });
}

/** @throws {InputError} that names what is wrong with the variants that an app lists */
export function checkVariants(root: string): void {
  refuse(`${VARIANTS_FILE} is wrong`, variantProblems(root));
}

/** Parts of a region that name its variants. */
interface RegionParts {
  variants: readonly (Variant | OwnVariant)[];
  variantLogos?: Readonly<Record<string, unknown>>;
}

/**
 * Stops the build of a region that has other variants than its file lists, or logos of a variant that it does not have.
 * @throws {InputError} that says what to write
 */
export function checkRegionVariants(region: RegionParts, root: string): void {
  const names = region.variants.map(nameOfVariant);
  const listed = listedVariants(root);
  if (listed && String(listed.map(nameOfVariant)) !== String(names)) {
    throw new InputError(
      `src/region.ts does not have the variants of ${VARIANTS_FILE}. Import \`variants\` there, and put it into the region.`,
    );
  }
  if (!listed && region.variants.some((variant) => typeof variant !== "string")) {
    throw new InputError(
      `src/region.ts has a variant of its own, and there is no ${VARIANTS_FILE}. Move the list there, as \`export const variants\`, and import it.`,
    );
  }
  const unknown = Object.keys(region.variantLogos ?? {}).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw new InputError(
    `variantLogos: ${unknown} is not a variant of the region. They are ${names.join(", ")}.`,
  );
}
