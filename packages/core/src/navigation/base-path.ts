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
 * that is told of another place would show nothing.
 */
export function stripBasePath(
  { host, origin, pathname, search }: Omit<PortalLocation, "basename">,
  basePath: string,
): PortalLocation {
  const basename = `${pathname}/`.startsWith(`${basePath}/`) ? basePath : "";
  return { basename, host, origin, pathname: pathname.slice(basename.length) || "/", search };
}
