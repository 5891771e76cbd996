import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** One page that shows any state of any region: `?state=sign-in-ready&lang=fr&region=uk&theme=dark`. */
export default defineConfig({
  plugins: [react()],
  // It is served from a server's root and from a folder of Storybook.
  base: "./",
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
});
