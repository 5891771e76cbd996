import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * Shows a prerendered page and hydrates it.
 * @param before what happens to the page before there is a script
 */
export function hydratePage(
  page: ReactElement,
  before: (container: HTMLElement) => void = () => {},
) {
  const container = document.createElement("div");
  document.body.append(container);
  // The one way in for markup that React itself has written.
  container.innerHTML = renderToString(page);
  before(container);
  return render(page, { container, hydrate: true });
}
