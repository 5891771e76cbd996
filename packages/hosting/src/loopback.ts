/** Returns true for an address of this machine. Nothing of it goes over a network, so that it needs no https. */
export function isLoopback(url: URL): boolean {
  const { hostname } = url;
  return /^(?:localhost|127\.[\d.]+|\[::1\])$|\.localhost$/u.test(hostname);
}
