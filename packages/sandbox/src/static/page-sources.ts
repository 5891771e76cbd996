import { createHash } from "node:crypto";
import type { PageSources } from "../http/security-headers.ts";

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<content>[^]*?)<\/script>/giu;
const INLINE_STYLE = /<style[^>]*>(?<content>[^]*?)<\/style>/giu;

/** What a built page needs of its security policy: the hashes of its inline pieces and the origins it is configured with. */
export function readPageSources(html: string): PageSources {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(({ groups }) => ({
    attributes: groups?.["attributes"] ?? "",
    content: groups?.["content"] ?? "",
  }));
  const styles = [...html.matchAll(INLINE_STYLE)].map(({ groups }) => groups?.["content"] ?? "");
  const configuration = scripts.find(({ attributes }) => /\bid="portal-config"/u.test(attributes));
  return {
    ...configuredOrigins(configuration?.content),
    scriptHashes: scripts
      .filter(({ attributes }) => !/\bsrc=|\btype="application\/json"/u.test(attributes))
      .map(({ content }) => hashOf(content)),
    styleHashes: styles.map(hashOf),
  };
}

function hashOf(content: string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

function configuredOrigins(configuration: string | undefined): PageSources {
  const values = parseObject(configuration);
  const apiOrigin = readOrigin(values["apiOrigin"]);
  const staticOrigin = readOrigin(values["staticOrigin"]);
  return { ...(apiOrigin && { apiOrigin }), ...(staticOrigin && { staticOrigin }) };
}

function parseObject(json: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    // The portal names a broken configuration itself and goes on with its defaults; so does the policy.
    return {};
  }
}

function readOrigin(value: unknown): string | undefined {
  return typeof value === "string" && URL.canParse(value) ? new URL(value).origin : undefined;
}
