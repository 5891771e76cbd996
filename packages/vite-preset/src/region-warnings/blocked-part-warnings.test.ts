import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { blockedPartWarnings } from "./blocked-part-warnings.ts";
import { filesByKey } from "./files-by-key.ts";

/** Warnings about a region with this footer, which is on these pages. */
function warningsOf(footer: string, html: string, pages = ["index.html"]): string[] {
  const root = testFolder();
  writeFiles(root, { "src/footer.tsx": footer, "src/footer.test.tsx": footer });
  const blocked = filesByKey();
  for (const page of pages) blocked.add(page, blockedPartWarnings({ root, html }));
  return blocked.warnings();
}

const url = "https://cdn.example/a.png";

it("[QH-1] a picture that the security policy blocks is named once, with its file and its pages", () => {
  const pages = ["index.html", "pages/forgot.html", "pages/reset.html"];
  const picture = `<img src="${url}" alt="">`;
  expect(warningsOf(`<img src="${url}" alt="" />`, picture + picture, pages)).toEqual([
    `src/footer.tsx: <img> loads ${url}, which the security policy blocks, on index.html and 2 further pages. Put the file below src/ and import it.`,
  ]);
  expect(warningsOf("<img src={logo} />", picture)).toEqual([
    `<img> loads ${url}, which the security policy blocks, on index.html. Put the file below src/ and import it.`,
  ]);
});

it("[QH-1] a style attribute is named with the files that set one", () => {
  const html = `<p style="color:red">a</p>`;
  expect(warningsOf(`<p style={{ color: "red" }}>a</p>`, html, ["index.html", "a.html"])).toEqual([
    "src/footer.tsx: <p> has a style attribute, which the security policy blocks, on index.html and 1 further page. Give it a class, and put its rules into src/theme.css.",
  ]);
});

it("[QH-1] a video of the region's own is blocked, too: a link to it is not", () => {
  const html = `<video src="/tour.mp4"></video><script src="${url}"></script>`;
  expect(warningsOf("", html)).toEqual([
    "<video> loads /tour.mp4, which the security policy blocks, on index.html. Link to it instead.",
    `<script> loads ${url}, which the security policy blocks, on index.html. Put it into a file below src/ and import it there.`,
  ]);
  expect(warningsOf("", `<a href="/tour.mp4">a</a><img src="/a.png" alt="">`)).toEqual([]);
});
