import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import {
  college,
  imageUrls,
  json,
  named,
  riverside,
  settled,
  showLogos,
  startLogos,
} from "./testing/show-logos.tsx";

startLogos();

describe("logos that are left out", () => {
  it("[API-1] [BR-2] a refused preflight leaves the logos out, and the console says why", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const { asked } = showLogos({ packageName: () => HttpResponse.error() });
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(warn.mock.calls[0]?.[0]).toMatch(
      /^branding: https:\/\/api\.example\/branding\/branding-package\/.* CORS .*Content-Type and Device/u,
    );
    expect(asked).toHaveLength(1);
    expect(document.querySelector("img")).toBeNull();
  });

  it.each([
    ["a refused package", { packageName: () => new Response(null, { status: 500 }) }, 1],
    ["a page in place of the package", { packageName: () => HttpResponse.html("<p>Hi</p>") }, 1],
    ["a package that leads elsewhere", { packageName: named("../../evil") }, 1],
    ["an empty package", { packageName: named("") }, 1],
    ["no network", { packageName: () => HttpResponse.error() }, 1],
    [
      "a missing file",
      { packageName: named("p"), file: () => new Response("", { status: 404 }) },
      2,
    ],
    ["HTML", { packageName: named("p"), file: () => HttpResponse.html("<p>") }, 2],
    [
      "a file that is cut off",
      { packageName: named("p"), file: () => new Response('{"header":[') },
      2,
    ],
    ["a list", { packageName: named("p"), file: json([riverside]) }, 2],
    ["null", { packageName: named("p"), file: json(null) }, 2],
    ["another shape", { packageName: named("p"), file: json({ header: { src: "x" } }) }, 2],
    ["10 MB", { packageName: named("p"), file: () => new Response(" ".repeat(10_000_000)) }, 2],
  ])("[BR-2] %s: nothing shows, nothing breaks", async (_, answers, questions) => {
    const { asked } = showLogos(answers);
    await waitFor(() => expect(asked).toHaveLength(questions));
    await settled();
    expect(document.querySelector("img")).toBeNull();
    expect(screen.getByRole("banner")).not.toBeNull();
  });

  it.each([
    [
      "a page in place of the package",
      { packageName: () => HttpResponse.html("<p>") },
      /-package\//u,
    ],
    [
      "HTML",
      { packageName: named("p"), file: () => HttpResponse.html("<p>") },
      /\.json: it is not JSON$/u,
    ],
    [
      "10 MB",
      { packageName: named("p"), file: () => new Response(" ".repeat(10_000_000)) },
      /branding\.json is larger than 65536 bytes, or was cut off$/u,
    ],
    [
      "a list",
      { packageName: named("p"), file: json([riverside]) },
      /branding\.json: it is not an object$/u,
    ],
    [
      "null",
      { packageName: named("p"), file: json(null) },
      /branding\.json: it is not an object$/u,
    ],
  ])("[BR-2] the console names the file that is %s", async (_, answers, words) => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    showLogos(answers);
    await waitFor(() => expect(warned).toHaveBeenCalled());
    expect(warned.mock.calls[0]?.[0]).toMatch(words);
    warned.mockRestore();
  });

  it("[BR-1] those that are left out are named in the console, in one line", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const elsewhere = { ...riverside, src: "https://elsewhere.example/x.svg" };
    const nameless = { src: "plain.svg", href: "https://riverside.example/" };
    const script = { ...college, href: "javascript:alert(1)" };
    const file = json({ header: [elsewhere, nameless, riverside, script], footer: college });
    showLogos({ packageName: named("p"), file });
    await waitFor(() => expect(document.querySelectorAll("header img")).toHaveLength(2));
    expect(document.querySelectorAll("header a")).toHaveLength(1);
    expect(warned.mock.calls).toEqual([
      [
        "https://static.example/branding-assets/p/branding.json: header[0] has an image that is not on https://static.example, header[1] has no alt, header[3] has an href that is neither an http(s) url nor a path, footer is not a list",
      ],
    ]);
    warned.mockRestore();
  });

  it.each([
    [
      {
        header: [
          { url: "a.svg", alt: "A" },
          { ...riverside, src: "" },
          { ...riverside, alt: 5 },
        ],
      },
      "header[0] has no text as src, header[1] has no text as src, header[2] has no text as alt",
    ],
    [{ footer: ["riverside.svg"] }, "footer[0] is not a logo"],
    [{ headers: [riverside] }, "it has neither header nor footer"],
    [{ logos: { header: [riverside] } }, "it has neither header nor footer"],
  ])("[BR-1] what is wrong with %j is named in the console", async (file, words) => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    showLogos({ packageName: named("p"), file: json(file) });
    await waitFor(() => expect(warned).toHaveBeenCalled());
    const url = "https://static.example/branding-assets/p/branding.json";
    expect(warned.mock.calls).toEqual([[`${url}: ${words}`]]);
    warned.mockRestore();
  });

  it("[BR-1] an empty file has no logos, which is no mistake", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const { asked } = showLogos({ packageName: named("p"), file: json({}) });
    await waitFor(() => expect(asked).toHaveLength(2));
    await settled();
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it("[BR-1] one whose image does not load is named in the console, once for header and footer", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const gone = { ...riverside, src: "lost-gone.svg", alt: "Gone" };
    const both = [riverside, gone];
    showLogos({ packageName: named("p"), file: json({ header: both, footer: both }) });
    await waitFor(() => expect(screen.getAllByRole("img")).toHaveLength(2));
    expect(warned.mock.calls).toEqual([
      [
        "branding: https://static.example/branding-assets/p/lost-gone.svg is not an image, or did not load in 10 s",
      ],
    ]);
    warned.mockRestore();
  });

  it("[BR-2] one that takes more than 10 s is given up, and is fetched no further", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    showLogos({
      packageName: named("p"),
      file: json({ header: [{ ...riverside, src: "slow.png" }, college] }),
    });
    await waitFor(() => expect(imageUrls.at(-1)).toMatch(/college\.png$/u));
    vi.advanceTimersByTime(10_000);
    await waitFor(() => expect(screen.getAllByRole("img")).toHaveLength(1));
    expect(imageUrls).toContain("");
    warned.mockRestore();
  });

  const never = () => new Promise<Response>(() => undefined);
  it.each([
    ["a package", { packageName: never }, "branding-package/"],
    ["a file", { packageName: named("p"), file: never }, "branding-assets/p/branding.json"],
  ])("[BR-2] %s that does not answer in 10 s is given up", async (_, answers, url) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const { asked } = showLogos(answers);
    await waitFor(() => expect(asked.at(-1)).toContain(url));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(warned).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await waitFor(() => expect(warned).toHaveBeenCalledOnce());
    expect(warned.mock.calls[0]?.[0]).toContain(url);
    expect(document.querySelector("img")).toBeNull();
    warned.mockRestore();
  });
});
