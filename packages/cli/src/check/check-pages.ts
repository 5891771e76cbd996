import { chosenFiles } from "./chosen-files.ts";
import { checkHeaders } from "./check-headers.ts";
import { type Check, type Finding, unless, WRITE_AGAIN } from "./finding.ts";
import { type Answer, isPortal, PAGE_LIST, type Site } from "./site.ts";

/** Checks the pages of each language: that each is the right one, with its headers, and stored as it may be. */
export const checkPages: Check = async (site) => {
  if (!isPortal(site)) {
    const { address, status } = site.page;
    const problem = `This is not a page of the portal: status ${status}, without its configuration.`;
    const advice = "Check the address, and that the host serves the folder of a build.";
    return [{ address, problem, advice }];
  }
  // Ends the check with the reason where the list has no answer.
  if (site.rows.length === 0) await site.get(PAGE_LIST);
  const listed = unless(
    site.rows.length > 0,
    PAGE_LIST,
    "The list of prerendered pages is missing, so that mailed links open an empty page first.",
    "Serve the whole folder of the build. " + WRITE_AGAIN,
  );
  const languages = new Map(site.rows.map(({ language, langPattern }) => [language, langPattern]));
  const queries = [...languages.keys()].map((language) => `?lang=${language.slice(0, 2)}`);
  const own = site.rows.flatMap(({ path, indexed }) => (indexed && path !== null ? [path] : []));
  const known = ["/", "/forgot", "/privacy", "/reset/a%2Fb/ActivateAccount", "/account/x.html"];
  const paths = new Set([...known, ...own]);
  const addresses = [...paths].flatMap((path) =>
    ["", ...new Set(queries)].map((query) => path + query),
  );
  const files = chosenFiles(site, addresses);
  const quick = unless(
    files !== null,
    PAGE_LIST,
    "A pattern in the list takes too long, which none of a build does.",
    "Copy the build again, and find out who has changed the list.",
  );
  const found = await Promise.all(
    addresses.map((address, index) => checkPage(site, { address, file: files?.[index] })),
  );
  const first = [...listed, ...quick, ...checkScripts(site)];
  return [...first, ...found.flat(), ...(await checkRevalidation(site))];
};

/** Checks that browsers run the scripts: a network that rewrites all HTML changes the file that a page is compared with, too. */
function checkScripts({ page: { address, text } }: Site): Finding[] {
  const scripts = text.match(/<script\b[^>]*\/assets\/[^>]*>/gu) ?? [];
  return unless(
    scripts.every(
      (script) => !/\stype=(?!["']?(?:module|(?:text|application)\/javascript)\b)/u.test(script),
    ),
    address,
    "The page's scripts have a type that browsers do not run, so that no visitor can sign in.",
    "Switch off what rewrites HTML in front of the host, such as Cloudflare's Rocket Loader.",
  );
}

/** An address, and the file of the build that should answer it; undefined for any. */
interface Page {
  address: string;
  file: string | undefined;
}

async function checkPage(site: Site, page: Page): Promise<Finding[]> {
  const { address } = page;
  const answer = await site.get(address);
  if (answer.status !== 200) {
    const problem = `The page is answered with status ${answer.status}, so that mailed links do not open.`;
    const advice = `Have every path that is not a file answered with a page. ${WRITE_AGAIN}`;
    return [{ address, problem, advice }];
  }
  return [...(await checkContent(site, answer, page)), ...checkHeaders(site, answer, address)];
}

/** Compares a page with the file of the build that it should be. */
async function checkContent(
  site: Site,
  answer: Answer,
  { address, file }: Page,
): Promise<Finding[]> {
  if (file === undefined) return [];
  const wanted = (await site.get(`/${file}`)).text;
  if (answer.text === wanted) return [];
  const [shown, right] = [languageOf(answer.text), languageOf(wanted)];
  if (shown !== right) {
    const problem = `The page is in ${shown ?? "no language"}, and should be in ${right}.`;
    return [{ address, problem, advice: WRITE_AGAIN }];
  }
  const problem = `The page is not ${file} of the build: it appears only once the script has run, or was changed on its way.`;
  const advice = `Switch off what rewrites HTML (minifiers, injected scripts). ${WRITE_AGAIN}`;
  return [{ address, problem, advice }];
}

/** The language that a page says it is in. */
export function languageOf(html: string): string | undefined {
  return /<html[^>]* lang="(?<lang>[^"]+)"/u.exec(html)?.groups?.["lang"];
}

/** Checks that a browser which has the first page does not get it again as a whole. */
async function checkRevalidation(site: Site): Promise<Finding[]> {
  const etag = site.page.headers.get("ETag");
  const again = await site.get("/", { headers: { "If-None-Match": etag ?? '"none"' } });
  return unless(
    etag !== null && again.status === 304,
    site.page.address,
    "A page that the browser has is sent again as a whole.",
    "Send an ETag, and 304 where it is asked for again.",
  );
}
