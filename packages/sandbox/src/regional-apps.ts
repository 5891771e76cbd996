import { join } from "node:path";
import type { TextLanguage } from "./languages.ts";

/** One regional app that the sandbox stands behind. */
export interface SandboxApp {
  /** Part of the session cookie's name and of the host name: letters, digits and dashes. */
  name: string;
  /** What people call it. */
  title: string;
  /** The folder with the app's built files. Without one its pages say how to build them. */
  dist?: string;
  /** Where the app is served; only shown, on the console. */
  url?: string;
  /** What `SelectedLanguage` 1 ("anything but Canadian English") means here; without it `Accept-Language` decides. */
  otherLanguage?: TextLanguage;
}

const regions = [
  { name: "default", title: "Waymark Canada", otherLanguage: "fr" },
  { name: "sdmylife", title: "SDMyLife, South Dakota", otherLanguage: "fr" },
  { name: "florida", title: "Waymark Florida", otherLanguage: "fr" },
  { name: "uk", title: "Waymark UK", otherLanguage: "en" },
] as const satisfies readonly SandboxApp[];

/**
 * The four regional apps.
 * @param appsFolder the folder that holds a folder for each app, each with its `dist`
 */
export function regionalApps(appsFolder?: string): SandboxApp[] {
  return regions.map((region) =>
    appsFolder === undefined ? region : { ...region, dist: join(appsFolder, region.name, "dist") },
  );
}
