/** Reason why there is no whole answer. */
export interface ConnectionFault {
  kind: "certificate" | "unreachable" | "closed" | "timeout" | "compression";
  /** The reason as a sentence. */
  meaning: string;
}

const unreachable: Readonly<Record<string, string>> = {
  ENOTFOUND: "The name of the host is not known.",
  EAI_AGAIN: "The name of the host could not be looked up.",
  ECONNREFUSED: "Nothing listens at this host and port.",
  EHOSTUNREACH: "The host cannot be reached from this network.",
  ENETUNREACH: "The host cannot be reached from this network.",
  UND_ERR_CONNECT_TIMEOUT: "The host does not accept connections.",
  ERR_SSL_WRONG_VERSION_NUMBER: "There is no https at this port; is it http?",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "There is no https at this port; is it http?",
};

/** Browsers may know it, as that of an organization. */
const UNKNOWN_AUTHORITY =
  "is signed by an authority that is not known here: name its file in NODE_EXTRA_CA_CERTS";

const certificates: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "has expired",
  CERT_NOT_YET_VALID: "is not valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: "is self-signed",
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "comes without the certificate that signed it",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID: "is for another host",
};

/** Codes of Node's decoders of gzip and deflate, Brotli, and Zstandard. A body that ends early has another one. */
const decoders = /^(?:Z_DATA_ERROR$|ERR__ERROR_FORMAT|ERR_BROTLI|ZSTD_error)/u;

/** Returns the fault that the rejection of a request is about. */
export function connectionFault(error: unknown, limitMs: number): ConnectionFault {
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return { kind: "timeout", meaning: `There was no answer within ${limitMs / 1000} s.` };
  }
  const code = codeOf(error);
  const certificate =
    certificates[code] ?? (/^(?:ERR_TLS_)?CERT_/u.test(code) ? `is not valid (${code})` : null);
  if (certificate !== null) {
    return { kind: "certificate", meaning: `The certificate ${certificate}.` };
  }
  if (isRefusedPort(error)) {
    const meaning = "Browsers refuse this port, so that no page can be served at it.";
    return { kind: "unreachable", meaning };
  }
  // Of the connection, before there is a certificate.
  const tls = /^ERR_(?:SSL|TLS)_/u.test(code) ? `No secure connection is made (${code}).` : null;
  const reason = unreachable[code] ?? tls;
  if (reason !== null) return { kind: "unreachable", meaning: reason };
  if (decoders.test(code)) {
    const meaning =
      "The body is not compressed as its Content-Encoding says, so that no browser can read it.";
    return { kind: "compression", meaning };
  }
  return { kind: "closed", meaning: "The connection was closed before the whole answer came." };
}

/** Network errors carry their cause, and attempts at several addresses carry several. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if ("code" in error && typeof error.code === "string" && error.code !== "") return error.code;
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return codeOf(inner);
}

/** A port of another protocol, such as 6000, which fetch opens no more than browsers do. Its error has no code. */
function isRefusedPort(error: unknown): boolean {
  return (
    error instanceof Error && error.cause instanceof Error && error.cause.message === "bad port"
  );
}
