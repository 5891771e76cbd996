import { statesOfCode } from "@waymark/core/states";
import { storyFor } from "../stories/story-of.tsx";
import { HelpDesk } from "./help-desk.tsx";

// oxlint-disable-next-line import/no-default-export -- Storybook reads nothing else
export default { title: "help-desk" };

/** A code is typed here, and its screens are shown. */
export const LookUp = { render: () => <HelpDesk /> };

/** A screen of the code in the address; the page that looks codes up frames it. */
export const Screen = storyFor(() => {
  const query = new URLSearchParams(window.location.search);
  return statesOfCode(query.get("code") ?? "")[Number(query.get("screen"))];
});
