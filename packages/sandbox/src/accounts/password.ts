import { randomBytes, scrypt, scryptSync, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<Buffer, Buffer, number, { N: number }, Buffer>(scrypt);
const KEY_BYTES = 32;

/** Fewest characters of a new password, in code points; the portal's rule. */
export const MIN_PASSWORD_LENGTH = 8;

/**
 * A salted scrypt hash that carries its own cost.
 * @param password hashed byte for byte as UTF-8: no trimming, no unicode normalisation
 * @param cost scrypt's N, a power of two
 */
export function hashPassword(password: string, cost: number): string {
  const salt = randomBytes(16);
  const key = scryptSync(Buffer.from(password), salt, KEY_BYTES, { N: cost });
  return [cost, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Resolves with true for the password that `hash` was made of; takes the same time whatever the answer. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [cost = "", salt = "", key = ""] = hash.split("$");
  const expected = Buffer.from(key, "base64url");
  const given = await derive(Buffer.from(password), Buffer.from(salt, "base64url"), KEY_BYTES, {
    N: Number(cost),
  });
  return timingSafeEqual(given, expected);
}
