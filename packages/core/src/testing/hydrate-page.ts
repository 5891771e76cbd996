import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * Shows a page as it was rendered before, and has React take it over.
 * @param before what happens to the page before there is a script
 */
export function flushQueuedSubmit(
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
