import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reloadOnce } from "./reload-once.ts";

const reload = vi.fn<() => void>();

/** The page of a build, which names its own module last. */
function show(build: string) {
  const scripts = ["react", build, "analytics"].map((name) =>
    Object.assign(document.createElement("script"), {
      src: `/assets/${name}.js`,
      type: name === "analytics" ? "" : "module",
    }),
  );
  document.head.replaceChildren(...scripts);
}

beforeEach(() => {
  vi.stubGlobal("location", { reload });
  show("one");
});
afterEach(() => {
  document.head.replaceChildren();
  reload.mockReset();
});

describe("a page that is older than its files", () => {
  it("[QX-5] reloads once for each build", () => {
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem("reloadedBuild")).toMatch(/\/assets\/one\.js$/u);
    show("two");
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("[QX-5] reloads once if its build is unknown", () => {
    document.head.replaceChildren();
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
    expect(sessionStorage.getItem("reloadedBuild")).toBe("unknown");
  });

  it("[QX-2] [QX-5] stays where there is no line to load it over, and reloads once that is back", () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    expect(reloadOnce()).toBe(true);
  });

  it.each(["getItem", "setItem"] as const)(
    "[QX-5] [QT-6] stays where the tab remembers nothing, which would be a loop: %s is blocked",
    (method) => {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
      expect(reloadOnce()).toBe(false);
      vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
      expect(reloadOnce()).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});
