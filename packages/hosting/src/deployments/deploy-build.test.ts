import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { markedTexts } from "../texts/text-marks.ts";
import { beforeEach, expect, it } from "vitest";
import { writeCompressedCopies } from "../files/encodings.ts";
import { readConfiguration } from "../html/configuration-block.ts";
import { writeAsBuilt } from "../texts/as-built.ts";
import { filesOf } from "../testing/small-build.ts";
import { deployPlace } from "../testing/deploy-place.ts";
import { deployBuild } from "./deploy-build.ts";
import { liveId } from "./deployment.ts";
import { rollBack } from "./roll-back.ts";

let place: ReturnType<typeof deployPlace>;
beforeEach(() => {
  place = deployPlace();
});

it("[QO-4] makes a configured copy of a build live, and rolls back to the one before, and to that before it", async () => {
  const configuration = place.stage({ logoutPath: "/api/out" });
  for (const name of ["one", "two", "three"]) {
    await deployBuild(place.build(name), place.root, { configuration });
    expect(place.title()).toBe(name);
  }
  expect(readConfiguration(place.live("index.html"))["logoutPath"]).toBe("/api/out");
  expect(readFileSync(join(place.folder, "three/index.html"), "utf8")).not.toContain("/api/out");
  for (const name of ["two", "one"]) {
    await rollBack(place.root);
    expect(place.title()).toBe(name);
  }
  await expect(rollBack(place.root)).rejects.toThrow("there is no deployment before the live one");
  expect(place.title()).toBe("one");
});

it("[QO-4] makes a build live that is newer than this command, with the keys that it does not know", async () => {
  const dist = place.build("newer");
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const values = { ...readConfiguration(html), passkeys: "ask" };
  writeFileSync(join(dist, "portal-config.json"), JSON.stringify(values));
  writeCompressedCopies(join(dist, "portal-config.json"));
  const said: string[] = [];
  const options = {
    configuration: place.stage({}),
    note: (words: string) => void said.push(words),
  };
  await deployBuild(dist, place.root, options);
  expect(readConfiguration(place.live("index.html"))["passkeys"]).toBe("ask");
  expect(said.join("\n")).toContain("passkeys is not a known key");
});

it("[QO-4] says what `configure` says of the stage", async () => {
  const said: string[] = [];
  const options = {
    configuration: place.stage({}),
    note: (words: string) => void said.push(words),
  };
  await deployBuild(place.build("one"), place.root, options);
  expect(said).toEqual([expect.stringMatching(/^logoutPath is empty: /u)]);
  await deployBuild(place.build("one"), place.root, {
    ...options,
    configuration: place.stage({ logoutPath: "/out" }),
  });
  expect(said).toHaveLength(1);
});

it("[QO-7] [QO-4] deploys other texts with the configuration, and not without it", async () => {
  const dist = place.build("one");
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const built = { greeting: "Hello" };
  const { greeting = "" }: Record<string, string> = markedTexts("en-CA", built);
  const marked = page.replace("<head>", `<head lang="${greeting}">`);
  const names = ["index.html", "pages/shell.en-CA.html"];
  mkdirSync(join(dist, "assets/translations"), { recursive: true });
  writeAsBuilt(dist, {
    helpDesk: new Map(),
    texts: { "en-CA": built },
    marked: new Map(names.map((name) => [name, marked])),
    copies: {},
  });
  const texts = join(place.folder, "texts.json");
  writeFileSync(texts, JSON.stringify({ "en-CA": { greeting: "Good day" } }));
  await expect(deployBuild(dist, place.root, { texts })).rejects.toThrow(
    "--texts needs --configuration",
  );
  await deployBuild(dist, place.root, { texts, configuration: place.stage({}) });
  expect(place.live("index.html")).toContain(`<head lang="Good day">`);
  expect(place.live("assets/translations/en-CA.json")).toBe(`{"greeting":"Good day"}`);
});

it("[QO-4] rolls back past a build that was rolled back itself", async () => {
  await deployBuild(place.build("good"), place.root, {});
  await deployBuild(place.build("bad"), place.root, {});
  await rollBack(place.root);
  await deployBuild(place.build("next"), place.root, {});
  await rollBack(place.root);
  expect(place.title()).toBe("good");
});

it("[QO-4] [QX-5] an open page of any kept build finds its chunks, after a deployment and after a roll back", async () => {
  const names = ["one", "two", "three"];
  for (const name of names) await deployBuild(place.build(name), place.root, {});
  const found = () => names.filter((name) => place.isLive(filesOf(name).chunk));
  expect(found()).toEqual(names);
  expect(names.filter((name) => place.isLive(`${filesOf(name).chunk}.br`))).toEqual(names);
  await rollBack(place.root);
  expect(place.title()).toBe("two");
  expect(found()).toEqual(names);
});

it("[QO-4] prepares a deployment without a switch, whose pages find their files on a machine that is not switched yet", async () => {
  await deployBuild(place.build("one"), place.root, {});
  const { id } = await deployBuild(place.build("two"), place.root, { prepare: true });
  expect(place.title()).toBe("one");
  expect(place.isLive(filesOf("two").script)).toBe(true);
  await rollBack(place.root, { to: id });
  expect(place.title()).toBe("two");
});

it("[QO-4] [QO-7] takes posted notices along", async () => {
  await deployBuild(place.build("one"), place.root, {});
  writeFileSync(join(place.root, "current/dist/notices.json"), '["tonight"]');
  await deployBuild(place.build("two"), place.root, {});
  expect(place.live("notices.json")).toBe('["tonight"]');
  writeFileSync(join(place.root, "current/dist/notices.json"), '["tomorrow"]');
  await rollBack(place.root);
  expect(place.live("notices.json")).toBe('["tomorrow"]');
});

it("[QO-4] [QO-7] takes a notice back that was posted while a deployment was checked which failed", async () => {
  await deployBuild(place.build("one"), place.root, {});
  const check = async () => {
    writeFileSync(join(place.root, "current/dist/notices.json"), '["slow today"]');
    return ["/ has no policy"];
  };
  await expect(deployBuild(place.build("two"), place.root, { check })).rejects.toThrow("is again");
  expect(place.title()).toBe("one");
  expect(place.live("notices.json")).toBe('["slow today"]');
});

it("[QO-4] is back at the build before, also where notices cannot be taken along", async () => {
  const { id } = await deployBuild(place.build("one"), place.root, {});
  const check = async () => {
    rmSync(join(place.root, "builds", id, "dist/notices.json"));
    mkdirSync(join(place.root, "builds", id, "dist/notices.json"));
    return ["/ has no policy"];
  };
  await expect(deployBuild(place.build("two"), place.root, { check })).rejects.toThrow(
    /Notices .* stay there/u,
  );
  expect(place.title()).toBe("one");
});

it.each([
  [
    "the web server refuses to load it",
    { reload: [undefined, "unknown directive"] },
    "unknown directive",
  ],
  ["the check finds something", { check: ["/ has no policy"] }, "/ has no policy"],
])(
  "[QO-4] rolls back where %s",
  async (
    _,
    { reload = [], check = [] }: { reload?: (string | undefined)[]; check?: string[] },
    words,
  ) => {
    await deployBuild(place.build("one"), place.root, {});
    const loaded: (string | undefined)[] = [];
    const after = {
      reload: () => {
        loaded.push(place.title());
        if (loaded.length === 1 && reload[1] !== undefined) throw new Error(reload[1]);
      },
      check: async () => check,
    };
    const refused = deployBuild(place.build("two"), place.root, after);
    await expect(refused).rejects.toThrow(words);
    await expect(refused).rejects.toThrow(/ is not live: \S+ is again\. /u);
    expect(place.title()).toBe("one");
    expect(loaded).toEqual(["two", "one"]);
  },
);

it("[QO-4] says what may still be served where the web server refuses the build before, too", async () => {
  const before = await deployBuild(place.build("one"), place.root, {});
  const reload = () => {
    throw new Error("unknown directive");
  };
  const refused = deployBuild(place.build("two"), place.root, { reload });
  await expect(refused).rejects.toThrow(
    new RegExp(
      `^unknown directive\n(\\S+) is not live: ${before.id} is again\\. .*\n` +
        "The reload after that failed, too, so the web server may still serve \\1: unknown directive$",
      "u",
    ),
  );
});

it("[QO-4] says how to begin where the first deployment cannot reload a web server", async () => {
  const reload = () => {
    throw new Error("there is no process");
  };
  const refused = deployBuild(place.build("one"), place.root, { reload });
  await expect(refused).rejects.toThrow(/there is no process[^]* is not live: nothing is\./u);
  await expect(refused).rejects.toThrow(
    "The first time, deploy without --reload and --check, then start it.",
  );
  expect(liveId(place.root)).toBeUndefined();
});
