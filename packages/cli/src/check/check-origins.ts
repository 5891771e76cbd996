import {
  API_HEADERS,
  logosUrl,
  MAX_BYTES,
  NO_PACKAGE,
  PACKAGE_NAME,
  packageNameUrl,
  readBranding,
} from "@waymark/branding/contract";
import { type Check, type Finding, note, unanswered } from "./finding.ts";
import { sendPreflight, fetched, fetchFault, preflightFault, scriptFault } from "./cors-faults.ts";
import type { Answer, Site } from "./site.ts";

const NO_LOGOS = "people see no logos";
const NO_DESIGN = "the design system is not loaded";

/**
 * Checks what pages fetch from the API server and the static-asset network, as browsers do. All of it is noted only:
 * people sign in without logos and design system.
 */
export const checkOrigins: Check = async (site) => [
  ...(await checkBranding(site).catch(noted)),
  ...(await checkDesignSystem(site).catch(noted)),
];

const noted = (error: unknown): Finding[] => [
  note(unanswered(error, "See that it runs, and that it can be reached from the internet.")),
];

async function checkBranding(site: Site): Promise<Finding[]> {
  const { apiOrigin, staticOrigin, branding } = site.configuration;
  if (branding.institutionId === "") return [];
  const api = apiOrigin || site.url.origin;
  const address = packageNameUrl(api, branding.institutionId);
  if (api !== site.url.origin) {
    const refused = preflightFault(site, await sendPreflight(site, address), NO_LOGOS);
    if (refused !== null) return [refused];
  }
  const answer = await fetched(site, address, { headers: API_HEADERS });
  const name = PACKAGE_NAME.exec(answer.text)?.[1];
  const fault = fetchFault(site, answer, NO_LOGOS);
  if (fault !== null) return [fault];
  if (name === undefined) {
    const problem = `The answer is not the name of a package: ${NO_LOGOS}.`;
    const asked = apiOrigin ? "" : "Set apiOrigin, or give the host --pass /branding. ";
    const advice = `${asked}Answer with the name of the institution's package as text, or with ${NO_PACKAGE}.`;
    return [note({ address, problem, advice })];
  }
  if (name === NO_PACKAGE) return [];
  return checkLogos(site, logosUrl(staticOrigin || site.url.origin, name));
}

async function checkLogos(site: Site, address: string): Promise<Finding[]> {
  const answer = await fetched(site, address);
  const fault = fetchFault(site, answer, NO_LOGOS);
  if (fault !== null) return [fault];
  const advice = "Correct the file; docs/branding.md of @waymark/core describes it.";
  const wrong = (words: string) =>
    note({ address, problem: `Wrong in this file: ${words}.`, advice });
  if (Buffer.byteLength(answer.text) > MAX_BYTES)
    return [wrong(`it is larger than ${MAX_BYTES / 1024} kB`)];
  const { branding, problems } = readBranding(answer.text, address);
  const found = problems.map(wrong);
  for (const src of new Set([...branding.header, ...branding.footer].map((logo) => logo.src))) {
    // The others are looked at, too, where one does not come.
    const image = fetched(site, src, { needsCors: false });
    found.push(...(await image.then(imageFaults, imageMissing)));
  }
  return found;
}

const IMAGE_ADVICE = "Put it there, or correct its src in branding.json.";

const imageMissing = (error: unknown): Finding[] => [note(unanswered(error, IMAGE_ADVICE))];

function imageFaults({ address, status, headers }: Answer): Finding[] {
  const type = headers.get("Content-Type") ?? "no Content-Type";
  // Browsers know other pictures by their first bytes.
  const isSvg = /\.svg$/iu.test(new URL(address).pathname);
  const isPage = /html/iu.test(type);
  const isPicture = isSvg ? /^image\/svg\+xml\b/iu.test(type) : !isPage;
  if (status === 200 && isPicture) return [];
  const answer = status === 200 ? `200 and ${type}` : status;
  const problem = `The image is answered with ${answer}: people do not see this logo.`;
  const advice =
    status === 200 && isSvg && !isPage ? "Send it with Content-Type: image/svg+xml." : IMAGE_ADVICE;
  return [note({ address, problem, advice })];
}

async function checkDesignSystem(site: Site): Promise<Finding[]> {
  const { staticOrigin, designSystem } = site.configuration;
  const network = staticOrigin || site.url.origin;
  const found: (Finding | null)[] = [];
  for (const file of [designSystem.script, ...designSystem.stylesheets]) {
    if (file === "") continue;
    const url = URL.parse(file, network);
    if (url?.origin !== network) {
      found.push(elsewhere(file, network));
      continue;
    }
    const isScript = file === designSystem.script;
    const answer = await fetched(site, url.href, { needsCors: !isScript });
    found.push(isScript ? scriptFault(answer, NO_DESIGN) : fetchFault(site, answer, NO_DESIGN));
  }
  return found.filter((each) => each !== null);
}

function elsewhere(address: string, network: string): Finding {
  const problem = `It is not on ${network}, the static-asset network: ${NO_DESIGN}.`;
  return note({ address, problem, advice: "Put it there, or set staticOrigin to its origin." });
}
