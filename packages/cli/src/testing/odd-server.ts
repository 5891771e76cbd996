import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { listening } from "@waymark/hosting/testing/listening";
import { onTestFinished } from "vitest";

/** Starts a server for one test. @returns its origin */
export async function startOddServer(answer: RequestListener): Promise<string> {
  return `http://${await listen(createServer(answer))}`;
}

/** The same with a self-signed certificate. */
export async function startUntrustedServer(host = "127.0.0.1"): Promise<string> {
  const server = createSecureServer(selfSigned, (_, response) => response.end());
  return `https://${await listen(server, host)}`;
}

async function listen(server: Server, host = "127.0.0.1"): Promise<string> {
  const { port, stop } = await listening(server, host);
  onTestFinished(stop);
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** A self-signed certificate, with its key; for tests alone. */
const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgPGcV7xkxzGHnw5mB
FjsF7qI8PwBXlrcdXh+YIUy3+SihRANCAAS7Ywtr94PP+T/Hwins8kZYLGE7mnS2
GK2amptcRWIFcoDxUeS2ric4IPkoHNnd4644U03kx4F0v0zI1Cm3/ycr
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBgDCCASWgAwIBAgIUNpLl69IDzgckU2F+8brJMkQO8+wwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNDAxMTA1OVoYDzIxMjYxMDMx
MDExMDU5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAS7Ywtr94PP+T/Hwins8kZYLGE7mnS2GK2amptcRWIFcoDxUeS2ric4
IPkoHNnd4644U03kx4F0v0zI1Cm3/ycro1MwUTAdBgNVHQ4EFgQUhX47lSNF6glY
tFFwwkjRJ6ha34QwHwYDVR0jBBgwFoAUhX47lSNF6glYtFFwwkjRJ6ha34QwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAgG+6sPS6EhfKIm+IluFz
vsPaxRIdR9CeVhDEYFfFJBgCIQC/+kfoEYgfZ14H7oI1jkfw0YR48HT6+nV36ik9
Qx0LnQ==
-----END CERTIFICATE-----`,
};
