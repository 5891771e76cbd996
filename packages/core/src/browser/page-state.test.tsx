import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hydratePage } from "../testing/hydrate-page.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useOnline } from "./online.ts";
import { useBfcacheRestore, usePageSeen } from "./use-page-lifecycle.ts";

const tell = (target: EventTarget, type: string, facts: object = {}) =>
  act(() => void target.dispatchEvent(Object.assign(new Event(type), facts)));

describe("the line", () => {
  it("[QX-2] follows the browser, and reports changes to its listeners", () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    const rendered = vi.fn<() => void>();
    const Line = () => {
      rendered();
      return <p>{useOnline() ? "there" : "gone"}</p>;
    };
    const { unmount } = render(<Line />);
    expect(screen.getByText("there")).toBeVisible();
    online.mockReturnValue(false);
    tell(window, "offline");
    expect(screen.getByText("gone")).toBeVisible();
    online.mockReturnValue(true);
    tell(window, "online");
    expect(screen.getByText("there")).toBeVisible();
    const removed = vi.spyOn(window, "removeEventListener");
    unmount();
    expect(removed.mock.calls.map(([type]) => type)).toEqual(
      expect.arrayContaining(["online", "offline"]),
    );
    rendered.mockReset();
    tell(window, "offline");
    expect(rendered).not.toHaveBeenCalled();
  });
});

describe("a page that is rendered before", () => {
  const Page = () => <p>{useHydrated() ? "hydrated" : "prerendered"}</p>;

  it("renders the same at first, and the truth after hydration", () => {
    const { container } = hydratePage(<Page />, (page) => {
      expect(page).toHaveTextContent("prerendered");
    });
    expect(container).toHaveTextContent("hydrated");
  });
});

describe("a return to the page", () => {
  const Page = ({ onReturn }: { onReturn: () => void }) => {
    useBfcacheRestore(onReturn);
    return null;
  };

  it("[QX-3] is a restore from the cache, not the first load, and calls the present listener", () => {
    const earlier = vi.fn<() => void>();
    const later = vi.fn<() => void>();
    const { rerender, unmount } = render(<Page onReturn={earlier} />);
    tell(window, "pageshow", { persisted: false });
    expect(earlier).not.toHaveBeenCalled();
    tell(window, "pageshow", { persisted: true });
    expect(earlier).toHaveBeenCalledOnce();
    rerender(<Page onReturn={later} />);
    tell(window, "pageshow", { persisted: true });
    expect(earlier).toHaveBeenCalledOnce();
    expect(later).toHaveBeenCalledOnce();
    unmount();
    tell(window, "pageshow", { persisted: true });
    expect(later).toHaveBeenCalledOnce();
  });

  it("[QX-3] is told though an earlier listener renders the page again: a browser skips listeners that are removed", () => {
    const returned = vi.fn<() => void>();
    let renderAgain = () => undefined as void;
    const Inline = () => {
      const [count, setCount] = useState(0);
      renderAgain = () => flushSync(() => setCount(count + 1));
      return <Page onReturn={() => returned()} />;
    };
    window.addEventListener("pageshow", () => renderAgain(), { once: true });
    render(<Inline />);
    tell(window, "pageshow", { persisted: true });
    expect(returned).toHaveBeenCalledOnce();
  });
});

describe("a page that is not seen yet", () => {
  const hide = (facts: { visibilityState: string; prerendering?: boolean }) => {
    for (const [name, value] of Object.entries(facts)) {
      Object.defineProperty(document, name, { value, configurable: true });
    }
  };

  afterEach(() => {
    for (const name of ["visibilityState", "prerendering"]) Reflect.deleteProperty(document, name);
  });

  it.each([
    [{ visibilityState: "visible" }, true],
    [{ visibilityState: "visible", prerendering: false }, true],
    [{ visibilityState: "visible", prerendering: true }, false],
    [{ visibilityState: "hidden" }, false],
  ])("[QT-4] %j: seen is %s", (facts, seen) => {
    hide(facts);
    const Page = () => <p>{String(usePageSeen())}</p>;
    expect(renderToString(<Page />)).toBe("<p>false</p>");
    render(<Page />);
    expect(screen.getByText(String(seen))).toBeVisible();
  });

  it.each(["visibilitychange", "prerenderingchange"])(
    "[QT-4] is seen at a %s, and stays so",
    (type) => {
      hide({ visibilityState: "hidden" });
      const Page = () => <p>{String(usePageSeen())}</p>;
      const { unmount } = render(<Page />);
      hide({ visibilityState: "visible" });
      expect(screen.getByText("false")).toBeVisible();
      tell(document, type);
      expect(screen.getByText("true")).toBeVisible();
      hide({ visibilityState: "hidden" });
      tell(document, type);
      expect(screen.getByText("true")).toBeVisible();
      const removed = vi.spyOn(document, "removeEventListener");
      unmount();
      expect(removed.mock.calls.map(([name]) => name)).toEqual(expect.arrayContaining([type]));
    },
  );
});
