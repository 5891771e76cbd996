import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { EdgeOptions, WrittenConfiguration } from "../hosts/host-configuration.ts";
import { writeFile } from "../files/write-file.ts";
import { InputError } from "../input-error.ts";
import { readBuild } from "../hosts/read-build.ts";
import { functionTables } from "./function-tables.ts";

const FUNCTIONS = {
  request: new URL("viewer-request.js", import.meta.url),
  response: new URL("viewer-response.js", import.meta.url),
} as const;

/** The largest function that CloudFront takes. */
export const MAX_BYTES = 10_240;

/**
 * Writes two CloudFront Functions that serve a build from a bucket as the sandbox does: one for each request, one for each
 * answer.
 * @param dist the folder of a build, after `configureBuild`
 * @param out the folder of the functions, which is made where there is none
 * @throws {InputError} when the folder is no build, a function would be too large, or a file cannot be written
 */
export function writeCloudfrontConfiguration(
  dist: string,
  out: string,
  options: EdgeOptions,
): WrittenConfiguration {
  if (options.server !== undefined) {
    throw new InputError(
      "CloudFront has no --server: add the server to the distribution as an origin, for /api/*.",
    );
  }
  const build = readBuild(dist);
  const { request, response } = functionTables(build, options);
  const whole = textOf(FUNCTIONS.request, request);
  // Without its list of files, the bucket answers for what is missing.
  const short = textOf(FUNCTIONS.request, { ...request, files: [] });
  const file = join(out, "viewer-request.js");
  const other = join(out, "viewer-response.js");
  writeChecked(file, isSmall(whole) ? whole : short);
  writeChecked(other, textOf(FUNCTIONS.response, response));
  return { file, command: uploadOf(dist), build: build.hash };
}

/** The upload of every file. A sync would leave a page of another build that has the same size. */
function uploadOf(dist: string): WrittenConfiguration["command"] {
  const files = ["--recursive", "--exclude", "*.br", "--exclude", "*.gz"];
  // For edges, which would keep each file for a day. Browsers get their own from the function.
  const kept = ["--cache-control", "no-cache"];
  return ["aws", "s3", "cp", dist, "s3://<bucket>", ...files, ...kept];
}

/** A function with its table, without comments and indentation. */
function textOf(file: URL, table: object): string {
  const code = readFileSync(file, "utf8");
  const bare = code.replaceAll(/^\s*\/[/*].*\n/gmu, "").replaceAll(/^\s+/gmu, "");
  return `var table = ${JSON.stringify(table)};\n${bare}`;
}

function isSmall(text: string): boolean {
  return Buffer.byteLength(text) <= MAX_BYTES;
}

/** @throws {InputError} where CloudFront would not take the function */
function writeChecked(file: string, text: string): void {
  if (!isSmall(text)) {
    throw new InputError(
      `${basename(file)} would have ${Buffer.byteLength(text)} bytes, and CloudFront allows ${MAX_BYTES}. ` +
        "Serve this build by another host.",
    );
  }
  writeFile(file, text);
}
