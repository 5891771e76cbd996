import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import type { ComponentType } from "react";
import { describe, expect, it, vi } from "vitest";
import { deferred } from "./lazy-chunk.tsx";

const Part = () => <p>A part</p>;

describe("an addition that comes later", () => {
  it("[QX-6] loads once, and is there at once the next time", async () => {
    const load = vi.fn<() => Promise<ComponentType>>(async () => Part);
    const Addition = deferred(load);
    const first = render(<Addition />);
    expect(first.container).toBeEmptyDOMElement();
    expect(await screen.findByText("A part")).toBeVisible();
    first.unmount();
    render(<Addition />);
    expect(screen.getByText("A part")).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it("[QX-6] that does not arrive leaves nothing and breaks nothing", async () => {
    const gone = vi.fn<() => Promise<ComponentType>>(() =>
      Promise.reject(new TypeError("Failed to fetch")),
    );
    const Addition = deferred(gone);
    const { container } = render(<Addition />);
    await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
    expect(container).toBeEmptyDOMElement();
  });

  it("[QV-7] is no part of a prerendered page, and no boundary either, which would hold the form back", () => {
    const Addition = deferred(async () => Part);
    expect(renderToString(<Addition />)).toBe("");
  });
});
