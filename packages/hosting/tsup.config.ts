import { copyFileSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "tsup";

const templates = [
  "src/nginx/nginx.conf.mustache",
  "src/nginx/maps.conf.mustache",
  "src/nginx/pass.conf.mustache",
  "src/caddy/Caddyfile.mustache",
  "src/apache/httpd.conf.mustache",
  "src/cloudflare/worker.js",
  "src/cloudfront/viewer-request.js",
  "src/cloudfront/viewer-response.js",
  "src/iis/web.config.mustache",
  "src/book/book.css",
];

export default defineConfig({
  entry: {
    index: "src/index.ts",
    deploy: "src/deploy.ts",
    texts: "src/texts.ts",
    book: "src/book/book-script.ts",
  },
  format: "esm",
  target: "node22",
  splitting: true,
  removeNodeProtocol: false,
  clean: true,
  silent: true,
  // The templates are read from the folder of the code that fills them.
  onSuccess: async () => {
    for (const file of templates) copyFileSync(file, `dist/${basename(file)}`);
  },
});
