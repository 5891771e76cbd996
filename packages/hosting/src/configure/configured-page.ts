import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Configuration } from "@waymark/core/build";
import { InputError } from "../input-error.ts";
import { inlineScripts, scriptsOf } from "../headers/page-sources.ts";
import { writePolicyMeta } from "../headers/policy-meta.ts";
import { configurationOf } from "../html/configuration-block.ts";
import { parsePage, printPage } from "../html/page.ts";
import { writeConfiguration } from "./write-configuration.ts";

interface PageToConfigure {
  dist: string;
  name: string;
  configuration: Configuration;
  /** The page with other texts; as it is in the build without it. */
  html: string | undefined;
}

/**
 * A page of a build with a stage's configuration in it, and the policy that follows from that.
 * @throws {InputError} where the file is no page of a build, or would get another script
 */
export function configuredPage({ dist, name, configuration, html }: PageToConfigure): string {
  const path = join(dist, name);
  const page = parsePage(html ?? readFileSync(path, "utf8"));
  if (Object.keys(configurationOf(page)).length === 0) {
    throw new InputError(`${path} has no configuration block. Is it a page of a build?`);
  }
  const scripts = scriptsOf(page);
  writeConfiguration(page, configuration);
  writePolicyMeta(page);
  const configured = printPage(page);
  // The policy allows the scripts that a page holds, so that no value may become one.
  if (String(inlineScripts(configured)) !== String(scripts)) {
    throw new InputError(`${path} would get a script from the configuration. Nothing is written.`);
  }
  return configured;
}
