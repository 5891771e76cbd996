import { addons } from "storybook/manager-api";

// Nothing stands in the panel: a state has no arguments to play with.
addons.setConfig({ showPanel: false });
