import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { readFileSync } from "node:fs";
import { type Cell, countCells } from "./cell.ts";
import { writeAtlasPage } from "./page/write-atlas-page.ts";
import { takesPictures } from "./pictures-folder.ts";

/** Gathers the cells that the tests leave behind, counts them in one line, and makes a page of them where there are pictures. */
// oxlint-disable-next-line no-default-export -- the runner takes reporters by it
export default class AtlasReporter implements Reporter {
  readonly #cells: Cell[] = [];

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, body, path } of attachments) {
      if (name !== "atlas") continue;
      const cells: Cell[] = JSON.parse(String(body ?? (path && readFileSync(path))));
      this.#cells.push(...cells);
    }
  }

  onEnd(): void {
    if (this.#cells.length === 0) return;
    console.log(`\nThe failure atlas: ${countCells(this.#cells)}`);
    if (takesPictures) console.log(`Look through it: ${writeAtlasPage(this.#cells)}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
