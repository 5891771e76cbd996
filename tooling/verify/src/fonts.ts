import { cpSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outputOf, withPacked } from "./machine.ts";
import { printNote } from "./print.ts";

const font = {
  name: "dejavu-fonts-ttf@2.37.3",
  integrity:
    "sha512-f1hd7jJbeQa1VWcw+K2KrTXS50zTMaHpVC4XIKJpNcDeYR5ajMtj/iLlQDYNvLOKamUB3ARVVCf79lNwNVztSQ==",
};

/**
 * Fetches a font where the machine has none at all: Chromium ends itself on the first page there.
 * @param root the repository's folder
 */
export async function bringFonts(root: string): Promise<void> {
  // Without the command there is nothing to find out, and most machines have fonts.
  if ((await outputOf("fc-list")) !== "") return;
  const folder = join(root, ".browser/fonts");
  const configuration = join(folder, "fonts.conf");
  if (!existsSync(configuration)) {
    printNote(`There is no font on this machine; fetching ${font.name} ...`);
    await withPacked(font, folder, (unpacked) => {
      cpSync(join(unpacked, "ttf"), join(folder, "ttf"), { recursive: true });
    });
    const folders = `<dir>${folder}/ttf</dir><cachedir>${folder}/cache</cachedir>`;
    writeFileSync(configuration, `<?xml version="1.0"?><fontconfig>${folders}</fontconfig>`);
  }
  process.env["FONTCONFIG_FILE"] = configuration;
}
