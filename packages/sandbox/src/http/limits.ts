/** The largest body that a request may have. */
export const MAX_BODY_BYTES = 64 * 1024;
