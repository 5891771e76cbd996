import { randomBytes, randomUUID } from "node:crypto";

/** Values that no server knows: one username for a whole run, tokens, and an account's id. */
export interface MadeUp {
  username: string;
  email: string;
  password: string;
  token: string;
  /** Has the form of a signed token, and expired in 2001. */
  oldToken: string;
  requestId: string;
}

/** Makes the values up. Names end in `.invalid`, which never gets mail. */
export function makeUp(): MadeUp {
  const id = randomBytes(4).toString("hex");
  const claims = { sub: `waymark-probe-${id}`, iat: 1_000_000_000, exp: 1_000_003_600 };
  const signature = randomBytes(32).toString("base64url");
  return {
    username: `waymark-probe-${id}`,
    email: `waymark-probe-${id}@probe.invalid`,
    password: randomBytes(12).toString("base64url"),
    token: randomBytes(24).toString("base64url"),
    oldToken: `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}.${signature}`,
    requestId: randomUUID(),
  };
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
