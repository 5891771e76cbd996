import { waymarkApp } from "@waymark/vite-preset";

export default waymarkApp();
