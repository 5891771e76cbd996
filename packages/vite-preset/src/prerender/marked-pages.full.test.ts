import { fileURLToPath } from "node:url";
import { defaultConfiguration } from "@waymark/core/build";
import { MARK_END, withoutMarks } from "@waymark/hosting/texts";
import { expect, it } from "vitest";
import { markedTextsOf, textsOf } from "../dictionaries/dictionary-files.ts";
import { type Renderer, withRenderer } from "./load-renderer.ts";
import { pageList } from "./page-list.ts";

const appRoot = (app: string) =>
  fileURLToPath(new URL(`../../../../apps/${app}/`, import.meta.url));

/** Every page in French, and the messages of sign-in, rendered with marks and without. */
async function bothOf(
  renderer: Renderer,
  root: string,
): Promise<[marked: string, plain: string][]> {
  const both: [string, string][] = [];
  const language = "fr-CA" as const;
  const pages = pageList(renderer).filter((page) => page.language === language);
  for (const { paths } of pages.filter((page) => page.row?.variant === undefined)) {
    const requestWith = (texts: typeof textsOf) => ({
      region: renderer.region,
      configuration: defaultConfiguration,
      path: paths?.path ?? null,
      language,
      texts: {
        portal: texts({ name: "portal", code: language }, root),
        legal: texts({ name: "legal", code: language }, root),
      },
    });
    const [marked, plain] = [requestWith(markedTextsOf), requestWith(textsOf)];
    const rendered = [await renderer.renderPage(marked), await renderer.renderPage(plain)];
    both.push(rendered.map(({ html, title }) => html + title) as [string, string]);
    if (paths?.path !== "/") continue;
    const messages = [await renderer.renderMessages(marked), await renderer.renderMessages(plain)];
    both.push(messages.map((each) => JSON.stringify(each)) as [string, string]);
  }
  return both;
}

it("[QO-7] a page that is rendered with marks is, without them, the page itself", async () => {
  const root = appRoot("default");
  const both = await withRenderer(root, async (renderer) => bothOf(renderer, root));
  expect(both.length).toBeGreaterThan(20);
  for (const [marked, plain] of both) {
    expect(marked).toContain(MARK_END);
    expect(withoutMarks(marked)).toBe(plain);
  }
}, 60_000);
