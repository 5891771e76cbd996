import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** RapiDoc with everything that it needs. */
const viewer = readFileSync(
  fileURLToPath(import.meta.resolve("rapidoc/dist/rapidoc-min.js")),
  "utf8",
).trim();

const show = `document.querySelector("rapi-doc").loadSpec(JSON.parse(document.querySelector("#contract").textContent));`;

/** Returns the contract as one HTML file, whose policy allows no request. */
export function contractPage(contract: string): string {
  const parsed: { info: { title: string; version: string } } = JSON.parse(contract);
  const { title, version } = parsed.info;
  // No text of the document may end the element that it is in.
  const data = JSON.stringify(parsed).replaceAll("<", String.raw`\u003c`);
  const policy = [
    "default-src 'none'",
    `script-src ${[viewer, show].map(hashOf).join(" ")}`,
    "style-src 'unsafe-inline'",
    "img-src data:",
  ].join("; ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title} ${version}</title>
<style>html, body { margin: 0; height: 100% }</style>
</head>
<body>
<rapi-doc load-fonts="false" regular-font="system-ui, sans-serif" render-style="read" theme="light" show-header="false" allow-try="false" allow-authentication="false" allow-server-selection="false" schema-style="table" use-path-in-nav-bar="true"></rapi-doc>
<script id="contract" type="application/json">${data}</script>
<script>${viewer}</script>
<script>${show}</script>
</body>
</html>
`;
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
