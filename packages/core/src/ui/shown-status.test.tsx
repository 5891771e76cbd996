import { expect, it } from "vitest";
import { hydratePage } from "../testing/hydrate-page.ts";
import { ShownStatus } from "./shown-status.tsx";

it("[QP-2] [QF-8] what was said before React stays as it is until the next press", () => {
  const { rerender, container } = hydratePage(<ShownStatus name="password" text="" />, (page) => {
    const [found] = page.querySelectorAll("#password-status");
    found?.append("Password is shown");
  });
  const said = container.firstElementChild?.firstChild;
  expect(said).toHaveTextContent("Password is shown");
  rerender(<ShownStatus name="password" text="" />);
  expect(container.firstElementChild?.firstChild).toBe(said);
  rerender(<ShownStatus name="password" text="Password is hidden" />);
  expect(container).toHaveTextContent(/^Password is hidden$/u);
});
