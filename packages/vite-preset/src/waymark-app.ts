import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import type { PartialConfiguration } from "@waymark/core/build";
import { byteOrderMark } from "./byte-order-mark.ts";
import { contrastCheck } from "./contrast/contrast-check.ts";
import { dictionaries } from "./dictionaries/dictionaries.ts";
import { builtInTexts } from "./built-in-texts.ts";
import { importedFiles } from "./imported-files/imported-files.ts";
import { leanBundle } from "./lean-bundle/lean-bundle.ts";
import { licences, LICENCES_FILE } from "./licences/licences.ts";
import { nodeImports } from "./node-imports.ts";
import { pageHead } from "./page-head.ts";
import { plainErrors } from "./plain-errors.ts";
import { prerender } from "./prerender.ts";
import { pageCookie } from "./page-cookie.ts";
import { publicNames } from "./public-names.ts";
import { regionWarnings } from "./region-warnings/region-warnings.ts";
import { regionVariants } from "./variants/region-variants.ts";
import { scriptTargets, styleTargets } from "./browser-targets.ts";
import { unsupportedApiCheck } from "./unsupported-apis/unsupported-api-check.ts";
import { compressedCopies } from "./compressed-copies.ts";
import { sourceMaps } from "./source-maps.ts";

/** Options of an app. */
interface AppOptions {
  /** The region's own defaults of the runtime configuration. */
  configuration?: PartialConfiguration;
}

/** Paths that are not the portal's, and are answered by the sandbox in development. */
const SERVED_BY_SANDBOX =
  "^/(?:api|workspace|site|sso|print|go|branding|branding-assets|design-system|gtag|collect)(?:[/.?]|$)";

/** The vite configuration of a region's app. */
export function waymarkApp({ configuration = {} }: AppOptions = {}): UserConfig {
  return {
    plugins: [
      plainErrors(),
      react(),
      ...leanBundle.plugins,
      regionVariants(),
      nodeImports(),
      byteOrderMark(),
      importedFiles(),
      dictionaries(),
      builtInTexts(),
      pageHead(configuration),
      publicNames(),
      contrastCheck(),
      regionWarnings(configuration),
      unsupportedApiCheck(),
      prerender(configuration),
      licences(),
      compressedCopies(),
      sourceMaps(),
      pageCookie(sandboxOrigin()),
    ],
    css: {
      transformer: "lightningcss",
      // Vite's default targets newer browsers and drops fallbacks that the oldest ones need.
      lightningcss: { drafts: { customMedia: true }, targets: styleTargets },
    },
    build: {
      ...leanBundle.build,
      target: scriptTargets,
      // Inlined files would be `data:` urls, which the content security policy does not allow.
      assetsInlineLimit: 0,
      // Moved out of the build, which is served: see docs/reports.md.
      sourcemap: "hidden",
      // The licences of most libraries ask for their notice wherever the code goes.
      license: { fileName: LICENCES_FILE },
      reportCompressedSize: false,
    },
    // The page's own host name tells the sandbox which app asks.
    server: { proxy: { [SERVED_BY_SANDBOX]: { target: sandboxOrigin(), changeOrigin: false } } },
  };
}

function sandboxOrigin(): string {
  return process.env["WAYMARK_SANDBOX_ORIGIN"] ?? "http://127.0.0.1:4301";
}
