import { expect, it, onTestFinished } from "vitest";
import { startBehind } from "../nginx/testing/start-nginx.ts";
import type { Asked } from "../testing/answers.ts";
import { portalBuild } from "../testing/portal-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import { programOf, startTestedHost } from "../testing/tested-hosts.ts";

const large = "x".repeat(70_000);

interface Refusal {
  status: number;
  path: string;
  asked?: Asked;
  french: string;
}
const otherHost: Refusal = {
  status: 421,
  path: "/",
  asked: { host: "evil.example" },
  french: "Vérifiez le lien.",
};
const unreadable: Refusal = { status: 400, path: "/%00", french: "Vérifiez le lien." };
const tooLarge: Refusal = {
  status: 413,
  path: "/api/x",
  asked: { method: "POST", body: large },
  french: "Revenez en arrière et réessayez.",
};
const longAddress: Refusal = {
  status: 414,
  path: `/${large}`,
  french: "L’adresse est trop longue.",
};

it.for([
  ["nginx", [otherHost, unreadable, tooLarge, longAddress]],
  ["caddy", [otherHost, tooLarge]],
  ["apache", [otherHost, longAddress]],
  ["cloudflare", [otherHost, unreadable, tooLarge]],
  ["cloudfront", [otherHost, unreadable]],
] as const)(
  "[QO-4] what %s refuses itself, it explains in English and in French",
  { timeout: 60_000 },
  async ([name, refusals], { skip }) => {
    skip(programOf[name] === undefined);
    const server = await startBehind((_, response) => response.end("{}"));
    const folder = testFolder();
    const dist = portalBuild(`${folder}/dist`);
    const passed = name === "cloudfront" ? {} : { server: [server.origin] };
    const { ask, stop } = await startTestedHost(name, { dist, folder, ...passed });
    onTestFinished(stop);
    for (const { status, path, asked, french } of refusals) {
      const answer = await ask(path, asked);
      expect(answer.status).toBe(status);
      expect(answer.headers["content-type"]).toMatch(/^text\/plain; ?charset=utf-8$/iu);
      expect(answer.body.toString()).toMatch(/^Th[^\n]+\.\n/u);
      expect(answer.body.toString()).toContain(french);
    }
  },
);
