import { checkConfiguration } from "@waymark/core/build";
import { readConfiguration } from "@waymark/hosting";
import { type Check, note, unless } from "./finding.ts";
import { isPortal, type Site, Unanswered } from "./site.ts";

/**
 * Checks the configuration that the first page has. The page itself says such a mistake in the browser's console alone.
 * A key that the build itself has is no mistake: a newer build is not rolled back because of an older command.
 */
export const checkConfigured: Check = async (site) => {
  const { page, problems } = site;
  const built = problems.length > 0 ? await problemsOfBuild(site) : [];
  const mistakes = problems.map((problem) => {
    const sentence = `${problem}${/[.?]$/u.test(problem) ? "" : "."}`;
    return built.includes(problem)
      ? note({
          address: page.address,
          problem: `The build is of another version than this command: ${sentence}`,
          advice: "Use the @waymark/cli of the build's version.",
        })
      : {
          address: page.address,
          problem: `The page's configuration has a mistake, and the portal ignores it: ${sentence}`,
          advice: "Write it with `waymark configure`, which refuses a file with such a mistake.",
        };
  });
  const respelt = respeltOrigins(site).map((origin) => ({
    address: page.address,
    problem: `ukLoginOrigins has ${origin} in another spelling, which the page knows only once React is there.`,
    advice: "Write it with `waymark configure`, which spells it as browsers do.",
  }));
  return [...mistakes, ...respelt];
};

/** Finds pages whose configured path is not the one that they are served at: a proxy in front may change it. */
export const checkBasePath: Check = async (site) => {
  if (!isPortal(site)) return [];
  const path = site.url.pathname.replace(/\/(?:index\.html)?$/u, "");
  const { basePath } = site.configuration;
  return unless(
    basePath === path,
    site.page.address,
    `The pages are configured for ${basePath || "/"}, and not for ${path || "/"}, where they are: basePath.`,
    "Check the portal's own address, and set basePath to its path. A proxy in front has to leave the path as it is.",
  );
};

/** Lists the UK origins that the page's block spells in another way than browsers. */
function respeltOrigins({ page, configuration }: Site): readonly string[] {
  const { ukLoginOrigins } = readConfiguration(page.text);
  return configuration.ukLoginOrigins.filter((origin) => ![ukLoginOrigins].flat().includes(origin));
}

/** Lists what this command does not know of the build's own values; nothing where the host does not serve them. */
async function problemsOfBuild({ get }: Site): Promise<readonly string[]> {
  try {
    const { text } = await get("/portal-config.json");
    return checkConfiguration(JSON.parse(text)).problems;
  } catch (error) {
    if (error instanceof Unanswered || error instanceof SyntaxError) return [];
    throw error;
  }
}
