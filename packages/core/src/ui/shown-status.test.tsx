import { useLayoutEffect, useState } from "react";
import { expect, it } from "vitest";
import { hydratePage } from "../testing/hydrate-page.ts";
import { ShownStatus } from "./use-password-part.tsx";

/** A field that notices, once it is hydrated, what was pressed before React. */
function Field({ pressed }: { pressed: string }) {
  const [text, setText] = useState("");
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setText(pressed), [pressed]);
  return <ShownStatus name="password" text={text} />;
}

it("[QP-2] [QF-8] what was said before React stays as it is, and ends with the next press", () => {
  const changes = new MutationObserver(() => undefined);
  const { rerender, container } = hydratePage(<Field pressed="Password is shown" />, (page) => {
    const [found] = page.querySelectorAll("#password-status");
    found?.append("Password is shown");
    changes.observe(page, { subtree: true, childList: true, characterData: true });
    changes.takeRecords();
  });
  expect(changes.takeRecords()).toEqual([]);
  expect(container).toHaveTextContent(/^Password is shown$/u);
  rerender(<Field pressed="" />);
  expect(container.firstElementChild).toBeEmptyDOMElement();
});
