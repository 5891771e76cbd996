import { dirname, join } from "node:path";
import { type AppDescription, findAppFolders, findOwnApp } from "./find-app-folders.ts";
import type { TextLanguage } from "./languages.ts";

/** One regional app that the sandbox serves. */
export interface SandboxApp {
  /** Part of the session cookie's name and of the host name: letters, digits and dashes. */
  name: string;
  /** Name that people see. */
  title: string;
  /** The folder with the app's built files. Without one its pages say how to build them. */
  dist?: string;
  /** Origin under which the app is served: links in mails and in the console start with it. */
  url?: string;
  /** Language of `SelectedLanguage` 1 ("anything but Canadian English"); without it `Accept-Language` decides. */
  otherLanguage?: TextLanguage;
}

/** The built-in apps, in the order of their ports. */
const builtIn = [
  { name: "default", title: "Waymark Canada", otherLanguage: "fr" },
  { name: "sdmylife", title: "SDMyLife, South Dakota", otherLanguage: "fr" },
  { name: "florida", title: "Waymark Florida", otherLanguage: "fr" },
  { name: "uk", title: "Waymark UK", otherLanguage: "en" },
] as const satisfies readonly SandboxApp[];

/**
 * Lists the regional apps: the built-in ones first and the others by name, so that a new region keeps the others' ports.
 * A field of the app's `package.json` has its title: `"waymark": { "title": "Waymark UK", "otherLanguage": "en" }`.
 * @param appsFolder the folder with a folder for each app, each with its `dist`. Without apps in it, the parent folder
 *   may be one, in its own repository; otherwise these are the built-in four.
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

/** Returns the error of a name that no app has. */
export function unknownApp(name: string, apps: readonly SandboxApp[]): Error {
  const names = apps.map((app) => app.name).join(", ");
  return new Error(`The sandbox has no app "${name}". There are ${names}.`);
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
