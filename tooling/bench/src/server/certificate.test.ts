import { createPrivateKey, X509Certificate } from "node:crypto";
import { expect, it } from "vitest";
import { makeCertificate } from "./certificate.ts";

it("makes a certificate that is signed by its own key, and is valid now", () => {
  const { key, cert } = makeCertificate();
  const read = new X509Certificate(cert);
  expect(read.subject).toBe("CN=localhost");
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(read.validFromDate.getTime()).toBeLessThan(Date.now());
  expect(read.validToDate.getTime()).toBeGreaterThan(Date.now());
});
