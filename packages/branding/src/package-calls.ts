/** Headers of every call to the API server. A browser asks another origin beforehand whether it allows them. */
export const API_HEADERS = { "Content-Type": "application/json", Device: "" };

/** Time that a file or an image may take, and size of a file. */
export const TIME_LIMIT_MS = 10_000;
export const MAX_BYTES = 64 * 1024;

/** The name of a package, with or without quotes around it. */
export const PACKAGE_NAME = /^\s*"?([\w-][\w.-]*)"?\s*$/u;
/** The name that stands for an institution without branding. */
export const NO_PACKAGE = "none";

/** Url that answers with the name of an institution's package. @param origin of the API server */
export function packageNameUrl(origin: string, institutionId: string): string {
  return `${origin}/branding/branding-package/${encodeURIComponent(institutionId)}`;
}

/** Url of a package's list of logos. @param origin of the static-asset network */
export function logosUrl(origin: string, packageName: string): string {
  return `${origin}/branding-assets/${encodeURIComponent(packageName)}/branding.json`;
}
