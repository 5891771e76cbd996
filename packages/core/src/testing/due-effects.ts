import { act, configure, getConfig } from "@testing-library/react";
import { createRoot } from "react-dom/client";

const { asyncWrapper } = getConfig();
const anyRoot = createRoot(document.createElement("div"));

// A person sees a screen and acts later than React runs its effects, which give the screen its title and its focus. A busy
// machine would run them in the middle of the test's next step. React runs those that are due before it renders any root.
configure({
  asyncWrapper: async (work) => {
    const result = await asyncWrapper(work);
    act(() => anyRoot.render(null));
    return result;
  },
});
