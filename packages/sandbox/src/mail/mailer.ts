import type { Account } from "../accounts/account.ts";
import { type Language, textLanguageOf } from "../languages.ts";
import { type LinkKind, linkKinds } from "../links/link-kinds.ts";
import type { LinkStore } from "../links/link-store.ts";
import { greetings, mailTexts } from "./mail-texts.ts";
import type { Mail, Outbox } from "./outbox.ts";

export interface MailRequest {
  kind: LinkKind;
  account: Account;
  app: string;
  /** Origin under which the app is served; the link starts with it. */
  origin: string;
  language: Language;
  /** The address to write to, where it is not the account's. */
  to?: string;
  /** Subject of the link, where it is not the institution. */
  about?: string;
}

/** Hands a mail on to the outside; see `smtpDelivery`. */
export type Delivery = (mail: Mail) => void;

/** Writes mails: each gets a fresh link and a place in the outbox. */
export function createMailer(parts: { links: LinkStore; outbox: Outbox; deliver?: Delivery }) {
  return {
    send: (request: MailRequest) => {
      const mail = write(request, parts.links);
      parts.outbox.add(mail);
      parts.deliver?.(mail);
    },
  };
}

function write(request: MailRequest, links: LinkStore): Mail {
  const { kind, account, app, origin, language } = request;
  const about = request.about ?? account.institution;
  const { token, hash } = links.issue({ kind, app, accountId: account.id, about, language });
  const url = origin + linkKinds[kind].route({ kind, token, language });
  const spoken = textLanguageOf(language);
  const { subject, body } = mailTexts[kind][spoken];
  const paragraphs = [
    greetings[spoken].replace("{name}", () => account.firstName),
    body.replace("{about}", () => about),
    url,
  ];
  return {
    app,
    kind,
    to: request.to ?? account.email,
    language,
    subject,
    body: paragraphs.join("\n\n"),
    url,
    linkHash: hash,
  };
}
