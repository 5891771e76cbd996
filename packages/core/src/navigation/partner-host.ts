/** Returns true when the page is on the partner's login host. */
export function isPartnerHost(
  partner: { host?: string } | undefined,
  { host }: Pick<Location, "host">,
): boolean {
  return partner?.host?.toLowerCase() === host;
}
