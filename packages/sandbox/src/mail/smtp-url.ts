import { InputError } from "@waymark/hosting";

/** @throws {InputError} for anything but the address of a mail server */
export function readSmtpUrl(given: string | undefined): string | undefined {
  if (!given) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isSmtp = url?.protocol === "smtp:" || url?.protocol === "smtps:";
  if (isSmtp && url.hostname !== "") return given;
  // Not quoted: it may hold a password.
  throw new InputError(
    "SMTP_URL is no address of a mail server: give one such as smtp://127.0.0.1:1025, or unset it.",
  );
}
