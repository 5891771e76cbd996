import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { describe, expect, it } from "vitest";
import { loadChunk, lazyWithFallback, lazyScreen, ChunkLoadError } from "./lazy-chunk.tsx";

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
