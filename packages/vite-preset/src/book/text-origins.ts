import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { readJson } from "@waymark/hosting";
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
export type RecordedVersions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The versions since which the portal's texts are as they are; without those that no release has. */
export function versionsOf(
  root: string,
  recorded: RecordedVersions = recordedVersions(),
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    dictionaryFiles(root).map((file) => {
      const name = dictionaryName(file);
      const entries = Object.entries(sharedTexts(file)).flatMap(([key, text]) => {
        const [version, hash] = recorded[name]?.[key]?.split(" ") ?? [];
        const now = createHash("sha256").update(text).digest("hex").slice(0, 8);
        return version !== undefined && hash === now ? [[key, version]] : [];
      });
      return [name, Object.fromEntries(entries)];
    }),
  );
}

function recordedVersions(): RecordedVersions {
  const file = import.meta.resolve("@waymark/core/translations/versions.json");
  return readJson(fileURLToPath(file)) as RecordedVersions;
}
