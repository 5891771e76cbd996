import { addons } from "storybook/manager-api";

// The panel is empty, because a state has no arguments.
addons.setConfig({ showPanel: false });
