import type { TextLanguage } from "../languages.ts";

interface SlipTexts {
  title: string;
  lead: (date: string) => string;
  username: string;
  /** Text of the picture for screen readers. */
  picture: (name: string) => string;
  /** The text before the address. */
  open: string;
  choose: string;
  signIn: (host: string) => string;
  until: (date: string) => string;
}

/** Texts of the printed list, for the teacher above and for the pupil on each slip. */
export const slipTexts: Readonly<Record<TextLanguage, SlipTexts>> = {
  en: {
    title: "Slips to set up accounts",
    lead: (date) =>
      `Print this page and cut along the lines: there is a slip for each student. Each slip works once, until ${date}.`,
    username: "Username:",
    picture: (name) => `QR code that opens the set-up page of ${name}`,
    open: "Scan the code with a phone or tablet, or type this address into a browser:",
    choose: "Choose a password of at least 8 characters. Do not tell it to anyone.",
    signIn: (host) => `After that, sign in at ${host} with your username and password.`,
    until: (date) => `Works once, until ${date}.`,
  },
  fr: {
    title: "Coupons d’activation des comptes",
    lead: (date) =>
      `Imprimez cette page et découpez le long des lignes : il y a un coupon par élève. Chaque coupon fonctionne une seule fois, jusqu’au ${date}.`,
    username: "Nom d’utilisateur :",
    picture: (name) => `Code QR qui ouvre la page d’activation de ${name}`,
    open: "Numérisez le code avec un téléphone ou une tablette, ou tapez cette adresse dans un navigateur :",
    choose: "Choisissez un mot de passe d’au moins 8 caractères. Ne le dites à personne.",
    signIn: (host) =>
      `Connectez-vous ensuite à ${host} avec votre nom d’utilisateur et votre mot de passe.`,
    until: (date) => `Fonctionne une seule fois, jusqu’au ${date}.`,
  },
};
