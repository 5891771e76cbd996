import { dirname, join } from "node:path";
import { type AppDescription, findAppFolders, findOwnApp } from "./find-app-folders.ts";
import type { TextLanguage } from "./languages.ts";

/** One regional app that the sandbox stands behind. */
export interface SandboxApp {
  /** Part of the session cookie's name and of the host name: letters, digits and dashes. */
  name: string;
  /** What people call it. */
  title: string;
  /** The folder with the app's built files. Without one its pages say how to build them. */
  dist?: string;
  /** Where the app is served: mails lead there, and the console does. */
  url?: string;
  /** What `SelectedLanguage` 1 ("anything but Canadian English") means here; without it `Accept-Language` decides. */
  otherLanguage?: TextLanguage;
}

/** What the sandbox knows by itself, in the order in which the apps get their ports. */
const builtIn = [
  { name: "default", title: "Waymark Canada", otherLanguage: "fr" },
  { name: "sdmylife", title: "SDMyLife, South Dakota", otherLanguage: "fr" },
  { name: "florida", title: "Waymark Florida", otherLanguage: "fr" },
  { name: "uk", title: "Waymark UK", otherLanguage: "en" },
] as const satisfies readonly SandboxApp[];

/**
 * The regional apps: every folder with a `package.json`, the four built-in ones first and the others by name, so that a
 * new region leaves the ports of the others alone. An app says what it is called in a field of its `package.json`:
 * `"waymark": { "title": "Waymark UK", "otherLanguage": "en" }`.
 * @param appsFolder the folder that holds a folder for each app, each with its `dist`; without one these are
 *   the built-in four. Where it holds no app, the folder around it may be one, in a repository of its own; else they are the four, too
 */
export function regionalApps(appsFolder?: string): SandboxApp[] {
  if (appsFolder === undefined) return [...builtIn];
  const found = findAppFolders(appsFolder);
  const around = dirname(appsFolder);
  const own = found.length > 0 ? undefined : findOwnApp(around);
  if (own) return [{ ...describe(own), dist: join(around, "dist") }];
  const apps = found.length > 0 ? found.map(describe).toSorted(byPlace) : builtIn;
  return apps.map((app) => ({ ...app, dist: join(appsFolder, app.name, "dist") }));
}

function describe({ name, field }: AppDescription): SandboxApp {
  if (field) return { name, title: name, ...field };
  return builtIn.find((app) => app.name === name) ?? { name, title: name };
}

function byPlace(one: SandboxApp, other: SandboxApp): number {
  return placeOf(one) - placeOf(other) || (one.name < other.name ? -1 : 1);
}

function placeOf({ name }: SandboxApp): number {
  const place = builtIn.findIndex((app) => app.name === name);
  return place === -1 ? builtIn.length : place;
}
