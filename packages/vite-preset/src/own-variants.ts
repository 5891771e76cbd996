import type { Language, OwnVariant, Variant } from "@waymark/core/build";
import { spacedText } from "@waymark/hosting/texts";
import { ownModule } from "./own-module.ts";

/** The app's file that lists its sign-in variants. */
export const VARIANTS_FILE = "src/variants.ts";

/** Everything that the app's file exports; undefined for an app without the file. */
export function variantsModule(root: string): ReturnType<typeof ownModule> {
  return ownModule(root, VARIANTS_FILE);
}

/** The variants that an app lists itself; undefined for an app without the file. */
export function listedVariants(root: string): readonly (Variant | OwnVariant)[] | undefined {
  const listed = variantsModule(root)?.["variants"];
  return Array.isArray(listed) ? listed : undefined;
}

/** The rows of the app's own variants. */
export function ownVariants(root: string): readonly OwnVariant[] {
  return (listedVariants(root) ?? []).filter((variant) => typeof variant !== "string");
}

/** The texts of the app's own variants in a language, as a dictionary has them: the key ends with the name of the variant. */
export function variantTexts(code: Language, root: string): Readonly<Record<string, string>> {
  const entries = ownVariants(root).flatMap(({ name, texts = {} }) =>
    Object.entries(texts).flatMap(([key, { [code]: text }]) =>
      text === undefined ? [] : [[`${key}_${name}`, spacedText(text, code)]],
    ),
  );
  return Object.fromEntries(entries);
}
