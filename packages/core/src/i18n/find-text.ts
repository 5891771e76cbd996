import type { Language } from "./languages.ts";
import type { Dictionary } from "./load-dictionary.ts";
import type { Message } from "./message.ts";

interface Wanted {
  key: string;
  values: NonNullable<Message["values"]>;
}

/**
 * A text of a dictionary, with its values in place of `{{their names}}`, in the plural form of its `count` where it has forms.
 * @returns undefined where the text is missing or empty
 */
export function findText(
  { key, values }: Wanted,
  language: Language,
  dictionary: Dictionary = {},
): string | undefined {
  const { count } = values;
  const forms =
    typeof count === "number"
      ? [`${key}_${new Intl.PluralRules(language).select(count)}`, `${key}_other`, key]
      : [key];
  const form = forms.find((name) => Object.hasOwn(dictionary, name) && dictionary[name]);
  if (form === undefined) return undefined;
  // In one go: what a person has typed may look like a placeholder itself.
  return dictionary[form]?.replaceAll(/\{\{(\w+)\}\}/gu, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
