import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTheme, type Theme } from "@waymark/vite-preset/contrast";
import { createServer, type ViteDevServer } from "vite";

/** What an app tells about itself, by its `package.json`, `region.ts`, `theme.css` and built-in configuration. */
export interface RegionFacts {
  app: string;
  title: string;
  /** The language that its page is written in. */
  pageLanguage: string;
  region: LoadedRegion;
  theme: Theme;
  links: Links;
  /** What the logo and the illustration show, in the words of their own comments. */
  symbol: string;
  picture: string;
}

/** Addresses by language, then by what they lead to. */
type Links = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface LoadedRegion {
  productName: string;
  country?: string;
  variants: readonly string[];
  analytics?: { consent: "ask" | "notNeeded" };
  brandLogos?: unknown;
  variantLogos?: Readonly<Record<string, { above?: Named; below?: Named }>>;
  header: (props: object) => { props?: { partnerLogo?: { type: Named } | false } };
}

interface Named {
  name: string;
}

/** @param root the repository's folder */
export async function readRegion(root: string, app: string): Promise<RegionFacts> {
  const folder = join(root, "apps", app);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const { waymark } = JSON.parse(read("package.json")) as { waymark: { title: string } };
  const server = await createServer({
    root: folder,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { region } = (await server.ssrLoadModule("/src/region.ts")) as { region: LoadedRegion };
    return {
      app,
      title: waymark.title,
      pageLanguage: firstGroup(/<html lang="([^"]+)"/u, read("index.html")),
      region,
      theme: readTheme(read("src/theme.css")),
      links: await linksOf(server, read("index.html")),
      symbol: firstGroup(/symbol, (.+), beside/u, read("src/logo.tsx")),
      picture: firstGroup(
        /\/\*\* (.+?)[,;] (?:drawn )?in the region's tokens\. \*\/\s*export/u,
        read("src/illustration.tsx"),
      ),
    };
  } finally {
    await server.close();
  }
}

/** The links of the configuration as it ships in the page. */
async function linksOf(server: ViteDevServer, html: string): Promise<Links> {
  const page = await server.transformIndexHtml("/", html);
  const block = firstGroup(/id="portal-config">([^<]+)</u, page);
  return (JSON.parse(block) as { links: Links }).links;
}

function firstGroup(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.[1] ?? "";
}
