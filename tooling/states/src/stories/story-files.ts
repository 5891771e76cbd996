import { flows, type ScreenState, screenStates } from "@waymark/core/states";

interface StoryFile {
  name: string;
  text: string;
}

/** The stories of every flow, a story for each state. */
export function storyFiles(): StoryFile[] {
  return flows.map((flow) => ({
    name: `${flow}.stories.tsx`,
    text: [
      `import { StateFrame } from "../src/stories/state-frame.tsx";`,
      `export default { title: "${flow}", component: StateFrame };`,
      ...screenStates.filter((state) => state.flow === flow).map(storyOf),
      "",
    ].join("\n"),
  }));
}

function storyOf({ id }: ScreenState): string {
  // A story is an export, whose name has neither hyphens nor a digit in front.
  const name = `State_${id.replaceAll("-", "_")}`;
  return `export const ${name} = { name: "${id}", args: { state: "${id}" } };`;
}
