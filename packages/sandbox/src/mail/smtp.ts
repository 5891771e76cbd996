import { InputError } from "@waymark/hosting";
import { createTransport } from "nodemailer";
import { isPlainAddress } from "./plain-address.ts";
import type { Delivery } from "./mailer.ts";

/** Returns the url of the mail server, or undefined where none is set. @throws {InputError} for anything else */
export function readSmtpUrl(given: string | undefined): string | undefined {
  if (!given) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isSmtp = url?.protocol === "smtp:" || url?.protocol === "smtps:";
  if (isSmtp && url.hostname !== "") return given;
  // Not quoted: it may hold a password.
  throw new InputError(
    "SMTP_URL is not the address of a mail server: give one such as smtp://127.0.0.1:1025, or unset it.",
  );
}

/** Sends each mail by SMTP, too, to look at it in a mail program. A mail server that is away is reported, not fatal. */
export function smtpDelivery(smtpUrl: string): Delivery {
  const transport = createTransport(smtpUrl);
  return ({ to, subject, body }) => {
    if (!isPlainAddress(to)) {
      console.error("A mail could not be sent by SMTP: it is not for one plain address");
      return;
    }
    transport
      .sendMail({ from: "Waymark <no-reply@waymark.example>", to, subject, text: body })
      .catch((error: Error) => console.error(`A mail could not be sent by SMTP: ${error.message}`));
  };
}
