import { waymarkStorybook } from "@waymark/testing/storybook";

const names = ["default", "sdmylife", "florida", "uk"];

// oxlint-disable-next-line import/no-default-export -- Storybook reads nothing else
export default waymarkStorybook({
  regions: Object.fromEntries(names.map((name) => [name, `../../apps/${name}`])),
});
