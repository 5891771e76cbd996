import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadChunk, lazyWithFallback, lazyScreen, ChunkLoadError } from "./lazy-chunk.tsx";
import { reloadOnce } from "./reload-once.ts";

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

describe("a lazy chunk", () => {
  it("[QX-5] is named as missing when it fails", async () => {
    expect(await loadChunk(() => Promise.resolve("there"))).toBe("there");
    const missing = await loadChunk(gone).catch((error: unknown) => error);
    expect(missing).toBeInstanceOf(ChunkLoadError);
    expect(String(missing)).toBe("ChunkLoadError: A chunk of the portal did not load");
    expect((missing as ChunkLoadError).cause).toBeInstanceOf(TypeError);
  });

  it("[QX-5] is shown as a screen as soon as it is there", async () => {
    const Screen = lazyScreen(
      async () => ({ Name: ({ name }: { name: string }) => <p>{name}</p> }),
      ({ Name }) => Name,
    );
    render(
      <Suspense fallback="waiting">
        <Screen name="there" />
      </Suspense>,
    );
    expect(screen.getByText("waiting")).toBeVisible();
    expect(await screen.findByText("there")).toBeVisible();
  });

  it("[QX-6] that the page does not need has a fallback", async () => {
    const Part = lazyWithFallback(gone, Object, () => "without it");
    render(
      <Suspense>
        <Part />
      </Suspense>,
    );
    expect(await screen.findByText("without it")).toBeVisible();
  });
});

describe("reloading the page", () => {
  const reload = vi.fn<() => void>();
  const builtAs = (name: string) => {
    const script = Object.assign(document.createElement("script"), { type: "module" });
    // Not one that the test environment would run.
    script.setAttribute("src", `/assets/index-${name}.js`);
    document.head.replaceChildren(script);
  };
  beforeEach(() => {
    builtAs("one");
  });
  afterEach(() => {
    document.head.replaceChildren();
    vi.restoreAllMocks();
  });

  it("[QX-5] happens once for each build", () => {
    expect([reloadOnce(reload), reloadOnce(reload)]).toEqual([true, false]);
    builtAs("two");
    expect([reloadOnce(reload), reloadOnce(reload)]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("[QX-2] [QX-5] never happens offline, where it would show the browser's own page", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(reloadOnce(reload)).toBe(false);
    vi.restoreAllMocks();
    expect(reloadOnce(reload)).toBe(true);
  });

  it.each(["getItem", "setItem"] as const)(
    "[QX-5] [QT-6] never happens where %s is blocked: it would be for ever",
    (method) => {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
      expect(reloadOnce(reload)).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});
