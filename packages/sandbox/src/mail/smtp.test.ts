import { createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { smtpDelivery } from "./smtp.ts";

const mail = {
  app: "default",
  kind: "ResetPassword",
  to: "maya.chen@riverside.example",
  language: "fr-CA",
  subject: "Choisissez un nouveau mot de passe",
  body: "Bonjour Maya,\n\nhttp://default.localhost/reset/a%2Bb/ResetPassword?lang=fr",
  url: "http://default.localhost/reset/a%2Bb/ResetPassword?lang=fr",
  linkHash: "hash",
} as const;

let server: Server;
let port: number;
let received = "";

/** Just enough of a mail server to be handed one mail by each connection. */
function receive(socket: Socket): void {
  let inMail = false;
  let own = "";
  socket.write("220 test\r\n");
  socket.on("data", (chunk) => {
    const text = chunk.toString();
    received += text;
    own += text;
    if (inMail && own.includes("\r\n.\r\n")) {
      inMail = false;
      socket.write("250 taken\r\n");
    } else if (text.startsWith("DATA")) {
      inMail = true;
      socket.write("354 send data\r\n");
    } else if (!inMail) socket.write(text.startsWith("QUIT") ? "221 bye\r\n" : "250 ok\r\n");
  });
}

beforeEach(async () => {
  received = "";
  server = createServer(receive);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterEach(() => server.close());

/** A busy machine is no fault of the delivery. */
const patiently = { timeout: 10_000 };

describe("mail by SMTP", () => {
  it("reaches the mail server with its address, subject and link", async () => {
    smtpDelivery(`smtp://127.0.0.1:${port}`)(mail);
    await vi.waitFor(() => expect(received).toContain("\r\n.\r\n"), patiently);
    expect(received).toContain("RCPT TO:<maya.chen@riverside.example>");
    expect(received).toContain("Subject: Choisissez un nouveau mot de passe");
    expect(received.replaceAll("=\r\n", "")).toContain("/ResetPassword?lang");
  });

  it("[RG-6] goes to one address, and has no header but its own", async () => {
    const to = "maya@a.example, eve@b.example\r\nBcc: eve@b.example";
    const deliver = smtpDelivery(`smtp://127.0.0.1:${port}`);
    deliver({ ...mail, to });
    deliver({ ...mail, subject: "Hello\r\nX-Planted: 1" });
    deliver(mail);
    await vi.waitFor(() => expect(received.split("\r\n.\r\n")).toHaveLength(3), patiently);
    expect(received).toMatch(/^Subject: Hello X-Planted: 1\r$/mu);
    expect(received).not.toContain("RCPT TO:<eve@b.example>");
    expect(received).not.toMatch(/^(?:Bcc|X-Planted):/imu);
  });

  it("reports a missing mail server, and does not throw", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    server.close();
    smtpDelivery(`smtp://127.0.0.1:${port}`)(mail);
    await vi.waitFor(
      () =>
        expect(complaint).toHaveBeenCalledWith(expect.stringMatching(/could not be sent by SMTP/u)),
      patiently,
    );
    complaint.mockRestore();
  });
});
