import { contentTypeOf, IMMUTABLE, isCompressible } from "@waymark/hosting";
import { type Check, type Finding, unless, valueOf, WRITE_AGAIN } from "./finding.ts";
import { checkLaterFiles } from "./check-later-files.ts";
import { hasParts } from "./check-headers.ts";
import { languageOf } from "./check-pages.ts";
import { type Answer, isPortal, type Site } from "./site.ts";

/** The first line of /etc/passwd. A page has `:root:` in its styles. */
const FIRST_ACCOUNT = /^root:[^:]*:0:0/mu;

/** Checks the files that the first page asks for, and addresses without a file. */
export const checkFiles: Check = async (site) => {
  const files = await Promise.all(filesOf(site).map((file) => site.host(file)));
  const found = await Promise.all(files.map((file) => checkFile(site, file)));
  return [
    ...found.flat(),
    ...(await checkLaterFiles(site, files)),
    ...(await checkVersions(site)),
    ...(await checkMissing(site)),
  ];
};

/** Own scripts, style sheets, preloads and messages of the first page. */
function filesOf({ page }: Site): string[] {
  const urls = page.text.matchAll(
    /(?:<(?:script|link)\b[^>]*?\s(?:src|href)|\sdata-messages)="(?<url>[^"]+)"/gu,
  );
  const paths = [...urls].map(({ groups }) => (groups?.["url"] ?? "").replaceAll("&amp;", "&"));
  return [...new Set(paths.filter((path) => path.includes("/assets/") && path.startsWith("/")))];
}

async function checkFile(site: Site, file: Answer): Promise<Finding[]> {
  const { address, status, headers, text } = file;
  const name = address.replace(/\?.*$/u, "");
  if (status !== 200) {
    const problem = `A file of the page is answered with status ${status}.`;
    const advice =
      "Copy the whole build; half a copy, or pages of one build with files of another, do not work.";
    return [{ address, problem, advice }];
  }
  const map = name.endsWith(".js") ? await site.host(`${name}.map`) : undefined;
  return [
    ...unless(
      hasParts(headers.get("Cache-Control"), IMMUTABLE),
      address,
      `Cache-Control is ${valueOf(headers, "Cache-Control")}.`,
      `Send ${IMMUTABLE}: the address names the content, and each visit would ask for it again.`,
    ),
    ...unless(
      hasParts(headers.get("Content-Type"), contentTypeOf(name) ?? ""),
      address,
      `The Content-Type is ${valueOf(headers, "Content-Type")}.`,
      `Send ${contentTypeOf(name)}: browsers refuse scripts and styles of another type, and guess a missing charset.`,
    ),
    ...unless(
      headers.get("X-Content-Type-Options") === "nosniff",
      address,
      "The header X-Content-Type-Options is missing.",
      "Send X-Content-Type-Options: nosniff with every file.",
    ),
    ...unless(
      headers.has("Content-Encoding") || !isCompressible(name),
      address,
      "The file is sent without compression.",
      "Send the .br or .gz beside it.",
    ),
    ...unless(
      !headers.has("Set-Cookie"),
      address,
      "A file sets a cookie, so that no cache keeps it.",
      "Set cookies with pages and calls only.",
    ),
    ...unless(
      map?.status !== 200 && !/\n\/\/# sourceMappingURL=(?!data:)/u.test(text),
      address,
      "The source map is public.",
      "Keep the folder maps/ of the app off the host.",
    ),
  ];
}

/** A dictionary under another version than its own must not be kept. */
async function checkVersions(site: Site): Promise<Finding[]> {
  if (!isPortal(site)) return [];
  const path = `/assets/translations/${languageOf(site.page.text)}.json?v=00000000`;
  const { status, headers } = await site.get(path);
  return [
    ...unless(
      status === 200,
      path,
      `The dictionary is answered with status ${status}.`,
      "Copy the whole build.",
    ),
    ...unless(
      !headers.get("Cache-Control")?.includes("immutable"),
      path,
      "A dictionary is kept for a year under a version that is not its own.",
      `Old texts would stay after a deployment. ${WRITE_AGAIN}`,
    ),
  ];
}

async function checkMissing(site: Site): Promise<Finding[]> {
  const paths = ["/assets/missing-1234abcd.js", "/assets/missing", "/missing.png"];
  const missing = await Promise.all(paths.map((path) => site.get(path)));
  const outside = await site.get("/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd");
  return [
    ...missing.flatMap(({ address, status, headers }) => [
      ...unless(
        status === 404,
        address,
        `A file that does not exist is answered with status ${status}.`,
        "Answer 404: a page in place of a script breaks open pages after a deployment.",
      ),
      ...unless(
        !/immutable|max-age=(?!0)/u.test(headers.get("Cache-Control") ?? ""),
        address,
        "A missing file is kept by caches, and stays missing after it is there.",
        "Send no Cache-Control with errors, and have the network in front keep none.",
      ),
    ]),
    ...unless(
      !FIRST_ACCOUNT.test(outside.text),
      outside.address,
      "A file outside of the build is sent.",
      "Take the host off the network, and serve the folder of the build alone.",
    ),
  ];
}
