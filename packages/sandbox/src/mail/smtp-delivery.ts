import { createTransport } from "nodemailer";
import { isPlainAddress } from "./plain-address.ts";
import type { Delivery } from "./post-office.ts";

/** Sends mails by SMTP as well, to look at them in a mail program. A mail server that is away is reported, not fatal. */
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
