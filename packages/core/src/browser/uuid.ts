/**
 * A random UUID of version 4. `crypto.randomUUID` does not exist on plain http pages, nor in the oldest browsers.
 * @example uuid() // "3f0c9a52-71be-4d08-8e6a-90b2c4d5e6f7"
 */
export function uuid(): string {
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/gu, randomDigit);
}

/** A random hexadecimal digit. */
function randomDigit(): string {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return (byte % 16).toString(16);
}
