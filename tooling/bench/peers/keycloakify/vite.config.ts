import { defineConfig } from "vite";

// The theme's style sheets, fonts and scripts, which Keycloak serves beside the page.
export default defineConfig({ publicDir: "node_modules/keycloakify/res/public" });
