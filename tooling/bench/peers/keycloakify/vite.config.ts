import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // The theme's style sheets, fonts and scripts, which Keycloak serves beside the page.
  publicDir: "node_modules/keycloakify/res/public",
  build: { reportCompressedSize: false },
});
