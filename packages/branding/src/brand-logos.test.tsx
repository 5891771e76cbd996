import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it, vi } from "vitest";
import {
  api,
  college,
  json,
  named,
  network,
  riverside,
  server,
  settled,
  showLogos,
  startLogos,
} from "./testing/show-logos.tsx";

startLogos();

describe("logos of an institution", () => {
  it("[API-18] [BR-1] show in header and footer with src, alt and href, from two reads for both", async () => {
    const { institutionId, asked } = showLogos({
      packageName: named("riverside\n"),
      file: json({ header: [riverside], footer: [college, riverside], more: 1 }),
    });
    const header = await screen.findByRole("banner");
    const link = await waitFor(() => {
      const found = header.querySelector("a");
      if (!found) throw new Error("no logo yet");
      return found;
    });
    expect(link.getAttribute("href")).toBe("https://riverside.example/");
    expect(link.getAttribute("rel")).toBe("noreferrer");
    const image = link.querySelector("img");
    expect(image?.getAttribute("src")).toBe(`${network}/branding-assets/riverside/riverside.svg`);
    expect(image?.getAttribute("alt")).toBe("Riverside");
    const inFooter = [...screen.getByRole("contentinfo").querySelectorAll("img")];
    expect(inFooter.map(({ src }) => src)).toEqual([
      `${network}/shared/college.png`,
      `${network}/branding-assets/riverside/riverside.svg`,
    ]);
    expect(asked).toEqual([
      `${api}/branding/branding-package/${encodeURIComponent(institutionId)}`,
      `${network}/branding-assets/riverside/branding.json`,
    ]);
  });

  it("[API-1] asks the API server as all its calls do, and fetches the file plain", async () => {
    const headers: Headers[] = [];
    const noting = (answer: () => Response) => (info: { request: Request }) => {
      headers.push(info.request.headers);
      return answer();
    };
    showLogos({ packageName: named("p"), file: json({}) });
    server.use(
      http.get(`${api}/branding/branding-package/*`, noting(named("p"))),
      http.get(`${network}/branding-assets/*`, noting(json({}))),
    );
    await waitFor(() => expect(headers).toHaveLength(2));
    const sent = headers.map((each) => [each.get("Content-Type"), each.get("Device")]);
    expect(sent).toEqual([
      ["application/json", ""],
      [null, null],
    ]);
  });

  it("[BR-1] 'none' is no logo, and no further question", async () => {
    const { asked } = showLogos({ packageName: named("none") });
    await waitFor(() => expect(asked).toHaveLength(1));
    await settled();
    expect(asked).toHaveLength(1);
    expect(document.querySelector("img")).toBeNull();
  });

  it("[BR-1] [BR-2] keeps the good ones among the bad, and never more than a line of them", async () => {
    const bad = [
      null,
      "logo.svg",
      { alt: "no src" },
      { src: 5, alt: "number" },
      { src: "", alt: "no picture" },
      { src: "logo.svg", alt: ["list"] },
      { src: "javascript:alert(1)", alt: "script" },
      { src: "data:image/svg+xml,<svg/>", alt: "data" },
      { src: "https://elsewhere.example/x.svg", alt: "another origin" },
      { src: "https://a:b@static.example/x.svg", alt: "user info" },
    ];
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    showLogos({
      packageName: named('"quoted"'),
      file: json({
        header: [
          ...bad,
          { ...riverside, href: "javascript:alert(1)" },
          { src: "plain.svg", alt: "" },
        ],
        footer: Array.from({ length: 50 }, () => college),
      }),
    });
    await waitFor(() => expect(document.querySelectorAll("header img")).toHaveLength(2));
    expect(document.querySelectorAll("header a")).toHaveLength(0);
    expect(document.querySelector("header img:last-of-type")?.getAttribute("alt")).toBe(
      "Riverside",
    );
    expect(document.querySelectorAll("footer img")).toHaveLength(8);
    expect(warned).toHaveBeenCalledOnce();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(", and 7 more"));
    warned.mockRestore();
  });

  it.each([
    ["all of them", { header: [riverside], footer: [{ src: "plain.svg", alt: "" }] }],
    ["none", {}],
  ])("[BR-1] the console has nothing to say where %s are shown", async (_, content) => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const { asked } = showLogos({ packageName: named("p"), file: json(content) });
    await waitFor(() => expect(asked).toHaveLength(2));
    await settled();
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it("[BR-2] an image that does not arrive leaves no gap, and the others keep their order", async () => {
    const gone = { ...riverside, src: "gone.svg", alt: "Gone" };
    showLogos({ packageName: named("p"), file: json({ header: [riverside, gone, college] }) });
    await screen.findByRole("img", { name: "Riverside" });
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
      "Riverside",
      "College",
    ]);
  });
});
