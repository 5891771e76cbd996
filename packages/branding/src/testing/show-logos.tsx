import { cleanup, configure, render } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { BrandLogos } from "../brand-logos.tsx";

export const server = setupServer();
export const api = "https://api.example";
export const network = "https://static.example";
export const riverside = {
  src: "riverside.svg",
  alt: "Riverside",
  href: "https://riverside.example/",
};
export const college = {
  src: "/shared/college.png",
  alt: "College",
  href: "https://college.example/",
};

/** The urls that images have been given, in their order. */
export const imageUrls: string[] = [];

/** Images as a browser loads them: those that are called gone or slow do not arrive. */
class ArrivingImage extends EventTarget {
  set src(url: string) {
    imageUrls.push(url);
    if (url.includes("slow")) return;
    queueMicrotask(() => this.dispatchEvent(new Event(url.includes("gone") ? "error" : "load")));
  }
}

/** Starts the network for the tests of a file, and ends it with them. */
export function startLogos(): void {
  // A busy machine is no fault of the logos.
  configure({ asyncUtilTimeout: 5000 });
  beforeAll(() => {
    server.listen({ onUnhandledFrame: "error" });
    vi.stubGlobal("Image", ArrivingImage);
  });
  afterEach(() => {
    cleanup();
    server.resetHandlers();
    vi.useRealTimers();
  });
  afterAll(() => server.close());
}

// The files of a worker share this module: a count of its own in each file would name an institution twice.
let institutions = 0;

type Answer = () => Response | Promise<Response>;

/** Shows the logos of an institution that no other test has asked for. @returns its id, and the urls that were asked */
export function showLogos(answers: { packageName: Answer; file?: Answer }) {
  const institutionId = `institution/${(institutions += 1)}`;
  const asked: string[] = [];
  const answering =
    (answer: Answer) =>
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
  return { institutionId, asked };
}

export const named = (name: string) => () => HttpResponse.text(name);
export const json = (file: unknown) => () => HttpResponse.json(file as object);

/** Lets everything that has been answered come through. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
}
