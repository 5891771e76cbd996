interface PortalLocation {
  /** What the portal's paths begin with on this page. */
  basename: string;
  host: string;
  origin: string;
  /** The portal's own path, without what is before it. */
  pathname: string;
  search: string;
}

/**
 * Where the page is in the portal's own paths. A page that a host serves outside of its path works where it is: a router
 * with another basename would show nothing.
 */
export function stripBasePath(
  { host, origin, pathname, search }: Omit<PortalLocation, "basename">,
  basePath: string,
): PortalLocation {
  const basename = `${pathname}/`.startsWith(`${basePath}/`) ? basePath : "";
  return { basename, host, origin, pathname: pathname.slice(basename.length) || "/", search };
}

/** Where this portal is served: an origin, and the path below it. */
export interface PortalRoot {
  origin: string;
  basePath: string;
}

/** The portal's own path of a url; null for a url outside of the portal. */
export function portalPath(url: URL, { origin, basePath }: PortalRoot): string | null {
  const { basename, pathname } = stripBasePath(url, basePath);
  return url.origin === origin && basename === basePath ? pathname : null;
}
