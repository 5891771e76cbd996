import { beforeEach, describe, expect, it } from "vitest";
import { NODE, regionFolder, theme } from "../testing/region-folder.ts";
import { runDoctor } from "./run-doctor.ts";

let region: Awaited<ReturnType<typeof regionFolder>>;

beforeEach(async () => {
  region = await regionFolder();
});

describe("advice of doctor", () => {
  it.each<[name: string, plant: () => void, problem: string, advice: string]>([
    [
      "an unknown key",
      () => region.put("translations/fr-CA.json", { "signIn.bussy": "Un instant" }),
      "signIn.bussy is not a known key; did you mean signIn.busy?",
      "The build stops at it. The guide’s section on texts says which keys there are.",
    ],
    [
      "a text without its placeholder",
      () => region.put("translations/fr-CA.json", { "parent.body": "Introuvable" }),
      "parent.body lacks {{productName}}.",
      "The build stops at it. Yours needs the placeholders of the portal’s text, no others.",
    ],
    [
      "a text of the region's own without a placeholder of its other language",
      () => {
        region.put("translations/en-CA.json", { "region.staff": "{{count}} people" });
        region.put("translations/fr-CA.json", { "region.staff": "Des gens" });
      },
      "region.staff lacks {{count}}.",
      "The build stops at it. It needs the placeholders that it has in your other languages, no others.",
    ],
    [
      "a text that is gone",
      () => {
        region.put("translations/fr-CA.json", { "signIn.hello": "Salut" });
        region.put("originals/fr-CA.json", { "signIn.hello": "Bonjour" });
      },
      "signIn.hello is gone. The portal’s text was “Bonjour”; remove yours.",
      "The build stops at it.",
    ],
    [
      "an unknown colour",
      () => region.put("src/theme.css", `${theme}:root { --wm-pagee: #fff }`),
      "unknown token --wm-pagee; did you mean --wm-page?",
      "The build stops at it. The guide’s section on colours says which there are.",
    ],
    [
      "too little contrast",
      () => region.put("src/theme.css", theme.replace(/--wm-link: #\w+/u, "--wm-link: #ffffff")),
      "light: --wm-link #ffffff on --wm-surface #ffffff is 1.0, needs 4.5.",
      "The build stops at it. Make one of the two colours darker or lighter.",
    ],
  ])("[QR-3] says of %s what is wrong, and what to do", async (_, plant, problem, advice) => {
    plant();
    const found = await runDoctor(region.root, NODE);
    expect(found.find((each) => each.problem === problem)).toMatchObject({ advice });
  });
});
