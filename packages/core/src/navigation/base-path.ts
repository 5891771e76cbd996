/** The path by which some hosts name the root. */
export const ROOT_FILE = "/index.html";

/** A place in the portal's own paths. */
export interface PortalPlace {
  /** Beginning of the portal's paths on this page. */
  basePath: string;
  /** The portal's own path, without the base path. */
  pathname: string;
  search: string;
}

/** The portal's own path of a path on the server; null for one that is not below the portal's. */
export function pathBelow(pathname: string, basePath: string): string | null {
  const isBelow = `${pathname}/`.startsWith(`${basePath}/`);
  return isBelow ? pathname.slice(basePath.length) || "/" : null;
}

/**
 * Returns the page's place in the portal's own paths. A page that a host serves outside of its path works where it is:
 * a router with another base path would show nothing.
 */
export function stripBasePath(
  { pathname, search }: Omit<PortalPlace, "basePath">,
  basePath: string,
): PortalPlace {
  const path = pathBelow(pathname, basePath);
  return {
    basePath: path === null ? "" : basePath,
    pathname: withoutRootFile(path ?? pathname),
    search,
  };
}

function withoutRootFile(path: string): string {
  return path === ROOT_FILE ? "/" : path;
}

/** Root of the portal: an origin, and the path below it. */
export interface PortalRoot {
  origin: string;
  basePath: string;
}

/** The portal's own path of a url; null for a url outside of the portal. */
export function portalPath(url: URL, { origin, basePath }: PortalRoot): string | null {
  const path = url.origin === origin ? pathBelow(url.pathname, basePath) : null;
  return path && withoutRootFile(path);
}
