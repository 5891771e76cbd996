import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { escapeAttribute, policyHash, scriptJson } from "@waymark/hosting";
import { inlineScript, inlineStyle } from "./prerender/compose.ts";
import { minifyStyle } from "./browser-targets.ts";

interface OneFilePage {
  language: string;
  title: string;
  /** Markup. */
  html: string;
  data: object;
  /** The id under which the script finds the data. */
  dataId: string;
  style: string;
  script: string;
  /** Url of the region's symbol, as data; empty where it has none. */
  symbol: string;
  /** The name of the policy with which its script makes markup; none without it. */
  trustedTypes?: string;
}

/** A page in one file, which also works from a disk. Its policy allows its own style and script, and no request. */
export function composeOneFilePage(parts: OneFilePage): string {
  const { language, title, html, data, dataId, symbol } = parts;
  const style = inlineStyle(parts.style + symbolStyle(symbol));
  const script = inlineScript(parts.script);
  const policy = [
    "default-src 'none'",
    "img-src data:",
    `style-src ${policyHash(style)}`,
    `script-src ${policyHash(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${parts.trustedTypes ?? "'none'"}`,
  ].join("; ");
  const icon = symbol && `<link rel="icon" type="image/svg+xml" href="${escapeAttribute(symbol)}">`;
  return [
    `<!doctype html><html lang="${escapeAttribute(language)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex, nofollow">`,
    `<meta name="referrer" content="no-referrer"><title>${escapeAttribute(title)}</title>`,
    `${icon}<style>${style}</style></head><body>${html}`,
    `<script type="application/json" id="${dataId}">${scriptJson(data)}</script>`,
    `<script>${script}</script></body></html>\n`,
  ].join("\n");
}

/** An image in a style cannot hold markup, and follows the page wherever it is. */
function symbolStyle(symbol: string): string {
  return symbol && `.hd-symbol{background:center/contain no-repeat url("${symbol}")}`;
}

const SYMBOL = "public/favicon.svg";

/** The region's symbol; empty where the app has none. */
export function symbolUrl(root: string): string {
  const file = join(root, SYMBOL);
  if (!existsSync(file)) return "";
  return `data:image/svg+xml;base64,${readFileSync(file, "base64")}`;
}

/** Reads a style sheet, without what only its authors need. */
export function readStyle(url: string): string {
  const file = fileURLToPath(url);
  return minifyStyle(file, readFileSync(file));
}
