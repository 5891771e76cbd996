import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { readJson } from "@waymark/hosting";
import { isObject } from "./is-object.ts";
import type { TextLanguage } from "./languages.ts";

export interface AppDescription {
  /** The folder's name. */
  name: string;
  /** Content of the `waymark` field of its `package.json`; undefined without such a field. */
  field?: { title?: string; otherLanguage?: TextLanguage };
}

/** Characters that are allowed in a host name and in a cookie's name. */
const APP_NAME = /^[a-z\d][a-z\d-]*$/u;

/** The file that create-region writes into a repository of its own. */
const TEMPLATE_RECORD = "originals/template.json";

/** The folders that are apps: those with a `package.json`, under a name that a host can have. */
export function findAppFolders(appsFolder: string): AppDescription[] {
  if (!existsSync(appsFolder)) return [];
  return readdirSync(appsFolder)
    .filter((name) => APP_NAME.test(name) && existsSync(join(appsFolder, name, "package.json")))
    .map((name) => {
      const field = readField(join(appsFolder, name, "package.json"));
      return field ? { name, field } : { name };
    });
}

/**
 * The nearest `apps` folder, here or further up, so that it does not matter where in the repository this is started. Above an app
 * with its own repository there is nothing to look for.
 */
export function findAppsFolder(from: string): string {
  const start = join(from, "apps");
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, "apps");
    if (hasOwnRepository(folder) || existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) return start;
  }
}

/** A clone may be in a folder called apps, too: then the record of its template tells it from an app of a workspace. */
function hasOwnRepository(folder: string): boolean {
  if (findOwnApp(folder) === undefined) return false;
  return basename(dirname(folder)) !== "apps" || existsSync(join(folder, TEMPLATE_RECORD));
}

/** The app of a folder with its own repository: its `package.json` has the field. Its host is named after the folder. */
export function findOwnApp(folder: string): AppDescription | undefined {
  const field = readField(join(folder, "package.json"));
  return field && { name: hostNameOf(basename(resolve(folder))), field };
}

/** A name that a host can have: a clone's folder may have capitals, dots and underscores. */
function hostNameOf(folder: string): string {
  if (APP_NAME.test(folder)) return folder;
  const name = folder.toLowerCase().replaceAll(/[^a-z\d]+/gu, "-");
  return name.replaceAll(/^-|-$/gu, "") || "region";
}

function readField(file: string): AppDescription["field"] {
  const { waymark } = readObject(file);
  if (!isObject(waymark)) return undefined;
  const { title, otherLanguage } = waymark;
  const isLanguage = otherLanguage === "fr" || otherLanguage === "en";
  return {
    ...(typeof title === "string" && title.trim() !== "" && { title }),
    ...(isLanguage && { otherLanguage }),
  };
}

function readObject(file: string): { waymark?: unknown } {
  if (!existsSync(file)) return {};
  try {
    const value: unknown = readJson(file);
    return isObject(value) ? value : {};
  } catch {
    // Package managers say more clearly what is wrong with the file; the app is served all the same.
    return {};
  }
}
