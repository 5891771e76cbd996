import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { deferred, lazyWithFallback } from "./lazy-chunk.tsx";

const Part = () => <p>A part</p>;
const module = { Part };
const partOf = (loaded: typeof module) => loaded.Part;

describe("an addition that comes later", () => {
  it("[QX-6] loads once, and is there at once the next time", async () => {
    const load = vi.fn<() => Promise<typeof module>>(async () => module);
    const Addition = deferred(load, partOf);
    const first = render(<Addition />);
    expect(first.container).toBeEmptyDOMElement();
    expect(await screen.findByText("A part")).toBeVisible();
    first.unmount();
    render(<Addition />);
    expect(screen.getByText("A part")).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it("[QX-6] that does not arrive leaves nothing and breaks nothing", async () => {
    const gone = vi.fn<() => Promise<typeof module>>(() =>
      Promise.reject(new TypeError("Failed to fetch")),
    );
    const Addition = deferred(gone, partOf);
    const { container } = render(<Addition />);
    await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
    expect(container).toBeEmptyDOMElement();
  });

  it("[QD-3] [QX-6] that a filter empties has its fallback, as one that does not arrive", async () => {
    // The build reads the part from an export of the file, which an empty one lacks.
    const emptied = async () => Object({}) as { exports: typeof module };
    const Addition = deferred(
      emptied,
      ({ exports }) => exports.Part,
      () => "Not yet",
    );
    expect(await Addition.preload()).toBe(false);
    render(<Addition />);
    expect(await screen.findByText("Not yet")).toBeVisible();
  });

  it("[QD-3] [QX-6] that a filter empties is replaced where it has another part for that", async () => {
    const emptied = async () => Object({}) as { exports: typeof module };
    const Addition = lazyWithFallback(
      emptied,
      ({ exports }) => exports.Part,
      () => "Instead",
    );
    render(<Addition />);
    expect(await screen.findByText("Instead")).toBeVisible();
  });

  it("[QX-2] [QX-6] that did not arrive without a network arrives when that is back", async () => {
    const load = vi.fn<() => Promise<typeof module>>(() =>
      navigator.onLine ? Promise.resolve(module) : Promise.reject(new TypeError("Failed to fetch")),
    );
    const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const Addition = deferred(load, partOf, () => "Not yet");
    render(<Addition />);
    expect(await screen.findByText("Not yet")).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
    line.mockRestore();
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("A part")).toBeVisible();
  });

  it("[QX-6] that does not arrive has a fallback that can ask for it again", async () => {
    const load = vi
      .fn<() => Promise<typeof module>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValue(module);
    const Addition = deferred(load, partOf, ({ onRetry }) => (
      <button type="button" onClick={onRetry}>
        Again
      </button>
    ));
    render(<Addition />);
    expect(screen.queryByRole("button")).toBeNull();
    (await screen.findByRole("button")).click();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    screen.getByRole("button").click();
    expect(await screen.findByText("A part")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("[QV-7] is no part of a prerendered page, and no boundary either, which would hold the form back", () => {
    const Addition = deferred(async () => module, partOf);
    expect(renderToString(<Addition />)).toBe("");
  });
});
