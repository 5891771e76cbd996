import { expect, it } from "vitest";
import { goodHost, HOST } from "../testing/good-host.ts";
import { findsEach } from "../testing/planted-faults.ts";
import { runCheck } from "./run-check.ts";

const notice = { id: "slow", until: "2126-01-01T00:00Z", text: { "en-CA": "Slow." } };
const at = { at: "/notices.json", status: 200 };

findsEach([
  [
    "notices that are too large",
    { ...at, text: () => JSON.stringify([notice, { id: "x".repeat(64_000) }]) },
    /^\/notices\.json\n {2}The file is larger than 64 kB, so that no page shows its notices\.$/mu,
  ],
  ["half a file of notices", { ...at, text: () => "[{" }, /The file is not JSON/u],
  [
    "a notice that is wrong",
    { ...at, text: () => JSON.stringify([notice, { ...notice, until: "22:00" }]) },
    /A notice is not shown: entry 2: until should be a time such as/u,
  ],
]);

it.each([
  ["right notices", JSON.stringify([notice])],
  ["a page instead of them", `<!doctype html>${"<p>Sign in</p>".repeat(8000)}`],
])("[QO-4] [QO-7] finds nothing in %s", async (_, text) => {
  const good = goodHost();
  const fetch = async (request: Request) =>
    request.url.endsWith("/notices.json") ? new Response(text) : good.fetch(request);
  expect((await runCheck({ ...good, fetch }, HOST)).findings).toEqual([]);
});
