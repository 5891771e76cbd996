/** Storybook of a region: every state of every screen, with the region's own parts and texts. */
export { type StorybookOptions, waymarkStorybook } from "./waymark-storybook.ts";
