import { waymarkApp } from "@waymark/vite-preset";
import { mergeConfig } from "vite";

/** Storybook builds with this configuration, as that of a region. */
export default mergeConfig(waymarkApp(), {
  // A page of states is opened hundreds of times, with the same sixty files.
  preview: { headers: { "Cache-Control": "max-age=3600" } },
});
