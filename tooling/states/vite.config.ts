import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { defineConfig } from "vite";
import { storiesModule } from "./src/stories/state-stories.ts";

/** Storybook builds with this configuration. */
export default defineConfig({
  plugins: [react(), msw(), storiesModule],
  // Vite finds no dependencies in that module, which exists in memory alone.
  optimizeDeps: { entries: ["src/stories/story-of.tsx"] },
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  // A page of states is opened hundreds of times, with the same sixty files.
  preview: { headers: { "Cache-Control": "max-age=3600" } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
});
