import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { BrandLogos } from "./brand-logos.tsx";

const server = setupServer();

// A busy machine is no fault of the logos.
configure({ asyncUtilTimeout: 5000 });

/** Images as a browser loads them: the ones that are called gone do not arrive. */
class ArrivingImage extends EventTarget {
  set src(url: string) {
    queueMicrotask(() => this.dispatchEvent(new Event(url.includes("gone") ? "error" : "load")));
  }
}
beforeAll(() => {
  server.listen({ onUnhandledFrame: "error" });
  vi.stubGlobal("Image", ArrivingImage);
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

const api = "https://api.example";
const network = "https://static.example";
const riverside = { src: "riverside.svg", alt: "Riverside", href: "https://riverside.example/" };
const college = { src: "/shared/college.png", alt: "College", href: "https://college.example/" };

let institutions = 0;

/** Shows the logos of an institution that no other test has asked for. */
function show(answers: { packageName: () => Response; file?: () => Response }) {
  const institutionId = `institution/${(institutions += 1)}`;
  const asked: string[] = [];
  const answering =
    (answer: () => Response) =>
    ({ request }: { request: Request }) => {
      asked.push(request.url);
      return answer();
    };
  server.use(
    http.get(`${api}/branding/branding-package/*`, answering(answers.packageName)),
    http.get(
      `${network}/branding-assets/*`,
      answering(answers.file ?? (() => HttpResponse.error())),
    ),
  );
  const props = { institutionId, apiOrigin: api, staticOrigin: network };
  render(
    <>
      <header>
        <BrandLogos place="header" {...props} />
      </header>
      <footer>
        <BrandLogos place="footer" {...props} />
      </footer>
    </>,
  );
  return asked;
}

const named = (name: string) => () => HttpResponse.text(name);
const json = (file: unknown) => () => HttpResponse.json(file as object);

describe("logos of an institution", () => {
  it("[API-18] [BR-1] show in header and footer with src, alt and href, from two reads for both", async () => {
    const asked = show({
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
    const image = link.querySelector("img");
    expect(image?.getAttribute("src")).toBe(`${network}/branding-assets/riverside/riverside.svg`);
    expect(image?.getAttribute("alt")).toBe("Riverside");
    const inFooter = [...screen.getByRole("contentinfo").querySelectorAll("img")];
    expect(inFooter.map(({ src }) => src)).toEqual([
      `${network}/shared/college.png`,
      `${network}/branding-assets/riverside/riverside.svg`,
    ]);
    expect(asked).toEqual([
      `${api}/branding/branding-package/institution%2F${institutions}`,
      `${network}/branding-assets/riverside/branding.json`,
    ]);
  });

  it("[API-1] asks the API server as all its calls do, and fetches the file plain", async () => {
    const headers: Headers[] = [];
    const noting = (answer: () => Response) => (info: { request: Request }) => {
      headers.push(info.request.headers);
      return answer();
    };
    show({ packageName: named("p"), file: json({}) });
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

  it("[API-1] [BR-2] a refused preflight leaves the logos out, and the console says why", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const asked = show({ packageName: () => HttpResponse.error() });
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(warn.mock.calls[0]?.[0]).toMatch(
      /^branding: https:\/\/api\.example\/branding\/branding-package\/.* CORS .*Content-Type and Device/u,
    );
    expect(asked).toHaveLength(1);
    expect(document.querySelector("img")).toBeNull();
  });

  it("[BR-1] 'none' is no logo, and no further question", async () => {
    const asked = show({ packageName: named("none") });
    await waitFor(() => expect(asked).toHaveLength(1));
    await settled();
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
    const asked = show(answers);
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
      /\.json is no JSON$/u,
    ],
    [
      "10 MB",
      { packageName: named("p"), file: () => new Response(" ".repeat(10_000_000)) },
      /branding\.json is larger than 65536 bytes, or was cut off$/u,
    ],
    [
      "a list",
      { packageName: named("p"), file: json([riverside]) },
      /branding\.json: it is no object$/u,
    ],
    ["null", { packageName: named("p"), file: json(null) }, /branding\.json: it is no object$/u],
  ])("[BR-2] the console names the file that is %s", async (_, answers, words) => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    show(answers);
    await waitFor(() => expect(warned).toHaveBeenCalled());
    expect(warned.mock.calls[0]?.[0]).toMatch(words);
    warned.mockRestore();
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
    show({
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

  it("[BR-1] those that are left out are named in the console, in one line", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const elsewhere = { ...riverside, src: "https://elsewhere.example/x.svg" };
    const nameless = { src: "plain.svg", href: "https://riverside.example/" };
    const script = { ...college, href: "javascript:alert(1)" };
    const file = json({ header: [elsewhere, nameless, riverside, script], footer: college });
    show({ packageName: named("p"), file });
    await waitFor(() => expect(document.querySelectorAll("header img")).toHaveLength(2));
    expect(document.querySelectorAll("header a")).toHaveLength(1);
    expect(warned.mock.calls).toEqual([
      [
        "https://static.example/branding-assets/p/branding.json: header[0] has an image that is not on https://static.example, header[1] has no alt, header[3] has an href that is no http(s) url, footer is no list",
      ],
    ]);
    warned.mockRestore();
  });

  it.each([
    ["all of them", { header: [riverside], footer: [{ src: "plain.svg", alt: "" }] }],
    ["none", {}],
  ])("[BR-1] the console has nothing to say where %s are shown", async (_, content) => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const asked = show({ packageName: named("p"), file: json(content) });
    await waitFor(() => expect(asked).toHaveLength(2));
    await settled();
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it("[BR-2] an image that does not arrive leaves no gap, and the others keep their order", async () => {
    const gone = { ...riverside, src: "gone.svg", alt: "Gone" };
    show({ packageName: named("p"), file: json({ header: [riverside, gone, college] }) });
    await screen.findByRole("img", { name: "Riverside" });
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
      "Riverside",
      "College",
    ]);
  });

  it("[BR-1] one whose image does not load is named in the console, once for header and footer", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const gone = { ...riverside, src: "lost-gone.svg", alt: "Gone" };
    const both = [riverside, gone];
    show({ packageName: named("p"), file: json({ header: both, footer: both }) });
    await waitFor(() => expect(screen.getAllByRole("img")).toHaveLength(2));
    expect(warned.mock.calls).toEqual([
      [
        "branding: https://static.example/branding-assets/p/lost-gone.svg is no image, or did not load in 10 s",
      ],
    ]);
    warned.mockRestore();
  });
});

/** Lets everything that has been answered come through. */
async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
}
