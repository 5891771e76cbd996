/** Everything a region's `vite.config.ts` needs: `export default waymarkApp()`. */
export { waymarkApp } from "./waymark-app.ts";
