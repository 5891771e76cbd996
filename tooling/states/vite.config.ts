import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { defineConfig } from "vite";
import { flowFiles } from "./src/stories/flow-files.ts";

/** Storybook builds with this configuration. */
export default defineConfig({
  plugins: [react(), msw(), flowFiles],
  // Vite finds no dependencies in the flow files, which exist in memory alone.
  optimizeDeps: { entries: ["src/stories/story-of.tsx"] },
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
});
