import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { type Answered, fileIn, lowerCased } from "../../testing/answers.ts";

interface Written {
  routes: {
    route: string;
    rewrite?: string;
    redirect?: string;
    statusCode?: number;
    headers?: Record<string, string>;
  }[];
  navigationFallback: { rewrite: string; exclude: string[] };
  globalHeaders: Record<string, string>;
  mimeTypes: Record<string, string>;
}

/** Reads a staticwebapp.config.json, and answers by its rules as Azure documents them. */
export function readAzure(file: string, dist: string) {
  const written = JSON.parse(readFileSync(file, "utf8")) as Written;
  const { routes, navigationFallback, globalHeaders, mimeTypes } = written;
  return async (path: string): Promise<Answered> => {
    const { pathname } = new URL(path, "https://login.example");
    const rule = routes.find(({ route }) => route === pathname);
    if (rule?.redirect !== undefined) {
      const headers = { location: rule.redirect };
      return { status: rule.statusCode ?? 302, headers, body: Buffer.from("") };
    }
    const wanted = rule?.rewrite ?? (pathname === "/" ? "/index.html" : pathname);
    const isExcluded = navigationFallback.exclude.some((each) => isLike(each, pathname));
    const found = fileIn(dist, wanted);
    const name = found || isExcluded ? wanted : navigationFallback.rewrite;
    const all = { ...globalHeaders, ...rule?.headers };
    const type = mimeTypes[extname(name).toLowerCase()];
    const rows = Object.entries({ ...all, ...(type && { "Content-Type": type }) });
    return {
      status: found || !isExcluded ? 200 : 404,
      headers: lowerCased(rows.filter(([, value]) => value !== "")),
      body: found ?? (isExcluded ? Buffer.from("") : fileIn(dist, name)) ?? Buffer.from(""),
    };
  };
}

/** A star stands for anything; braces hold endings. */
function isLike(wildcard: string, path: string): boolean {
  const pattern = wildcard
    .replaceAll(".", String.raw`\.`)
    .replaceAll("*", ".*")
    .replaceAll(/\{([^}]*)\}/gu, (_, all: string) => `(?:${all.replaceAll(",", "|")})`);
  return new RegExp(`^${pattern}$`, "u").test(path);
}
