import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { withoutMarks } from "./text-marks.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { InputError } from "../input-error.ts";
import { buildWithTexts, helpDeskPages } from "../testing/build-with-texts.ts";

const { configure, files, inDist, inFolder } = buildWithTexts();

const pageOf = (name: string) => readFileSync(join(inFolder("desk"), name), "utf8");

describe("the help desk's pages of a build with other texts", () => {
  it("[QO-7] [QN-4] show what callers see, and have the texts of the build again by the same command", () => {
    const helpDesk = inFolder("desk");
    const texts = {
      "fr-CA": { "signIn.title": "Entrez : ici", "page.noScript": "Demandez [aide](help)" },
    };
    configure(texts, { helpDesk });
    expect(readdirSync(helpDesk).toSorted()).toEqual(["fr-CA.html", "index.html"]);
    expect(pageOf("fr-CA.html")).toContain('<p lang="fr-CA">Entrez\u00A0: ici</p>');
    // The addresses of links differ between stages.
    expect(pageOf("fr-CA.html")).toContain("<p><span>Demandez <span>aide</span></span></p>");
    expect(pageOf("index.html")).toContain('<p lang="fr-CA">Sign in</p>');
    configure(undefined, { helpDesk });
    for (const [name, page] of helpDeskPages) expect(pageOf(name)).toBe(withoutMarks(page));
  });

  it("[QO-7] are written into no folder with other pages, and nothing changes", () => {
    const other = inFolder("other");
    mkdirSync(other);
    writeFileSync(join(other, "index.html"), "<p>Mine</p>");
    const before = files();
    for (const helpDesk of [other, inDist("")]) {
      const run = () => configure({ "fr-CA": { "signIn.title": "Entrez" } }, { helpDesk });
      expect(run).toThrow(InputError);
      expect(run).toThrow("index.html is not a page for the help desk");
    }
    expect(files()).toEqual(before);
    expect(existsSync(join(other, "fr-CA.html"))).toBe(false);
  });

  it("[QO-7] [QO-2] say that their folder cannot be written, and nothing changes", () => {
    const before = files();
    const file = inFolder("a-file");
    writeFileSync(file, "");
    for (const helpDesk of ["/proc/nope", file, join(file, "below")]) {
      const run = () => configure({ "fr-CA": { "signIn.title": "Entrez" } }, { helpDesk });
      expect(run).toThrow(InputError);
      expect(run).toThrow(`${helpDesk} is not written: `);
    }
    expect(files()).toEqual(before);
  });

  it("[QO-7] [QO-2] stay readable with a strict umask", () => {
    const helpDesk = inFolder("desk");
    configure(undefined, { helpDesk });
    const page = join(helpDesk, "index.html");
    chmodSync(page, 0o644);
    const umask = process.umask(0o077);
    onTestFinished(() => void process.umask(umask));
    configure(undefined, { helpDesk });
    expect((statSync(page).mode & 0o777).toString(8)).toBe("644");
  });

  it("[QO-7] leave nothing beside them", () => {
    const helpDesk = inFolder("desk");
    mkdirSync(helpDesk);
    // A folder in the place of a page, which is then not replaced.
    mkdirSync(join(helpDesk, "fr-CA.html.next"));
    expect(() => configure(undefined, { helpDesk })).toThrow("is not written: ");
    expect(readdirSync(helpDesk)).toEqual(["fr-CA.html.next"]);
  });
});
