import { readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { filesOf, smallBuild } from "../testing/small-build.ts";
import { deployPlace } from "../testing/deploy-place.ts";
import { deployBuild } from "./deploy-build.ts";
import { liveId } from "./deployment.ts";

let place: ReturnType<typeof deployPlace>;
beforeEach(() => {
  place = deployPlace();
});

describe("changes nothing", () => {
  const { script, chunk, picture, dictionary } = filesOf("two");
  beforeEach(async () => {
    await deployBuild(place.build("one"), place.root, {});
    place.build("two");
  });

  const two = (file: string) => join(place.folder, "two", file);
  const removed = (file: string) => ["", ".br", ".gz"].forEach((end) => rmSync(two(file + end)));
  it.each([
    [
      "without the list of pages",
      "pages/pages.json: not in this folder",
      () => rmSync(two("pages/pages.json")),
    ],
    [
      "without a page of the list",
      "pages/shell.en-CA.html",
      () => rmSync(two("pages/shell.en-CA.html")),
    ],
    ["without a script of the page", script, () => rmSync(two(script))],
    ["without a chunk of a script", chunk, () => rmSync(two(chunk))],
    ["without a picture of a script", picture, () => rmSync(two(picture))],
    ["without a dictionary", dictionary, () => removed(dictionary)],
    ["with half a script", script, () => truncateSync(two(script), 200)],
    ["with half a page", "index.html", () => truncateSync(two("index.html"), 200)],
    ["with half a compressed copy", chunk, () => truncateSync(two(`${chunk}.br`), 9)],
    ["without a compressed copy", chunk, () => rmSync(two(`${chunk}.gz`))],
    ["with an empty file", "portal-config.json", () => truncateSync(two("portal-config.json"), 0)],
    [
      "without copies and with an empty script",
      chunk,
      () => {
        for (const end of [".br", ".gz"]) rmSync(two(chunk + end));
        truncateSync(two(chunk), 0);
      },
    ],
    ["with an empty picture", "assets/art.webp", () => writeFileSync(two("assets/art.webp"), "")],
  ])("[QO-4] for a copy %s", async (_, file, damage) => {
    damage();
    const refused = deployBuild(two(""), place.root, {});
    await expect(refused).rejects.toThrow(file.replace(/^\//u, ""));
    await expect(refused).rejects.toThrow("what is live is as it was");
    expectOnlyOne();
  });

  it.each([
    [
      "a wrong configuration",
      { configuration: () => place.stage({ requestTimeoutMs: "soon" }) },
      "requestTimeoutMs should be",
    ],
    [
      "a configuration that is not there",
      { configuration: () => "/none.json" },
      "there is no file /none.json. Give a JSON file with the keys that the stage sets otherwise.",
    ],
    [
      "an unknown web server",
      { webServer: ["lighttpd"] },
      'there is no web server "lighttpd". Known: nginx',
    ],
    [
      "a wrong option of the web server",
      { webServer: ["nginx", "--host", "a b"] },
      "It should be a host",
    ],
    [
      "a canary with a folder of its own",
      { webServer: ["nginx", "--host", "a", "--root", "/srv"], canary: 5 },
      "--root is one folder, and two builds beside each other are in two",
    ],
    [
      "a canary without nginx",
      { webServer: ["caddy", "--host", "a"], canary: 5 },
      "--canary needs nginx: give --web-server",
    ],
  ])(
    "[QO-4] for %s",
    async (
      _,
      {
        configuration,
        ...options
      }: { configuration?: () => string; webServer?: string[]; canary?: number },
      words,
    ) => {
      const refused = deployBuild(two(""), place.root, {
        ...options,
        ...(configuration && { configuration: configuration() }),
      });
      await expect(refused).rejects.toThrow(words);
      expectOnlyOne();
    },
  );

  it.each(["", "portal", "assets/portal"])(
    "[QO-4] for a folder of deployments in the build, which is only read: %j",
    async (name) => {
      const before = readdirSync(two(""), { recursive: true });
      await expect(deployBuild(two(""), two(name), {})).rejects.toThrow(
        "is in the build. Give a folder of its own, such as /srv/portal.",
      );
      expect(readdirSync(two(""), { recursive: true })).toEqual(before);
    },
  );

  it("[QO-4] for a folder that is not there", async () => {
    await expect(deployBuild("no-such-folder", place.root, {})).rejects.toThrow(
      /no-such-folder\. Give the folder of a build, such as apps\/uk\/dist\.\n?/u,
    );
    expectOnlyOne();
  });

  it("[QO-4] for a canary beside no live build", async () => {
    const options = { webServer: ["nginx", "--host", "a"], canary: 5 };
    await expect(deployBuild(two(""), join(place.folder, "other"), options)).rejects.toThrow(
      "--canary: no build is live yet. Deploy one without --canary first.",
    );
  });

  it("[QO-4] for a folder in which `current` is not a link of its own", async () => {
    const other = join(place.folder, "other");
    smallBuild(other, "current");
    await expect(deployBuild(two(""), other, {})).rejects.toThrow(
      "is not a link of `waymark deploy`",
    );
  });

  function expectOnlyOne(): void {
    expect(place.title()).toBe("one");
    expect(readdirSync(join(place.root, "builds"))).toEqual([liveId(place.root)]);
    expect(readdirSync(place.root).toSorted()).toEqual(["builds", "current"]);
  }
});
