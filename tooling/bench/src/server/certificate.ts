import { generateKeyPairSync, sign } from "node:crypto";

export interface Certificate {
  key: string;
  cert: string;
}

const SEQUENCE = 0x30;
const ECDSA_WITH_SHA256 = Buffer.from("06082a8648ce3d040302", "hex");
const COMMON_NAME = Buffer.from("0603550403", "hex");

/**
 * Makes a self-signed certificate for this run, because browsers use HTTP/2 over TLS only.
 * It is a minimal X.509 certificate; the measuring browser ignores certificate errors.
 */
export function makeCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = der(SEQUENCE, ECDSA_WITH_SHA256);
  const name = named("localhost");
  const body = der(
    SEQUENCE,
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    der(SEQUENCE, instant("20200101000000Z"), instant("20991231235959Z")),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  // A bit string begins with the number of bits that its last byte leaves unused.
  const signature = der(0x03, Buffer.from([0]), sign("sha256", body, privateKey));
  const base64 = der(SEQUENCE, body, algorithm, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/gu, "$&\n")}\n-----END CERTIFICATE-----\n`,
  };
}

function named(commonName: string): Buffer {
  const text = der(0x0c, Buffer.from(commonName));
  return der(SEQUENCE, der(0x31, der(SEQUENCE, COMMON_NAME, text)));
}

function instant(time: string): Buffer {
  return der(0x18, Buffer.from(time));
}

/** A value as ASN.1 writes it: its tag, its length, its content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const long = length > 0xff ? [0x82, length >> 8, length & 0xff] : [0x81, length];
  return Buffer.concat([Buffer.from([tag, ...(length < 0x80 ? [length] : long)]), content]);
}
