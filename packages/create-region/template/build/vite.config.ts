import { waymarkApp } from "@waymark/vite-preset";

// `configuration` sets the addresses of your own pages: { links: { "en-CA": { help: "https://…" } } }.
export default waymarkApp({ configuration: {} });
