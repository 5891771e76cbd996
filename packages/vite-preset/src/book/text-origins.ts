import { fileURLToPath } from "node:url";
import { contentVersion, readJson } from "@waymark/hosting";
import {
  dictionaryFiles,
  dictionaryName,
  ownTexts,
  sharedTexts,
} from "../dictionaries/dictionary-files.ts";

/** The portal's texts that an app's own ones replace, by dictionaries and keys; null where it has none. */
export function replacedByOwn(root: string): Record<string, Record<string, string | null>> {
  return Object.fromEntries(
    dictionaryFiles(root).map((file) => {
      const shared = sharedTexts(file);
      const keys = Object.keys(ownTexts(file, root));
      return [
        dictionaryName(file),
        Object.fromEntries(keys.map((key) => [key, shared[key] ?? null])),
      ];
    }),
  );
}

/** Versions and hashes of texts such as `1.2.0 6876f12e`, as a release records them. */
export type TextVersions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The versions since which the portal's texts are as they are; without those that no release has. */
export function versionsOf(
  root: string,
  recorded: TextVersions = recordedVersions(),
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    dictionaryFiles(root).map((file) => {
      const name = dictionaryName(file);
      const entries = Object.entries(sharedTexts(file)).flatMap(([key, text]) => {
        const [version, hash] = recorded[name]?.[key]?.split(" ") ?? [];
        const now = contentVersion(text);
        return version !== undefined && hash === now ? [[key, version]] : [];
      });
      return [name, Object.fromEntries(entries)];
    }),
  );
}

function recordedVersions(): TextVersions {
  const file = import.meta.resolve("@waymark/core/translations/versions.json");
  return readJson(fileURLToPath(file)) as TextVersions;
}
