import type { LinkKind } from "../links/link-kinds.ts";
import type { TextLanguage } from "../languages.ts";

interface MailText {
  subject: string;
  body: string;
}

/** Texts around the link of each mail. `{name}` is the recipient, `{about}` the subject of the link. */
export const mailTexts: Record<LinkKind, Record<TextLanguage, MailText>> = {
  ResetPassword: {
    en: {
      subject: "Choose a new password",
      body: "We were asked for a new password for your account. This link lets you choose one. It works once, for one hour. If it wasn’t you, there is nothing to do.",
    },
    fr: {
      subject: "Choisissez un nouveau mot de passe",
      body: "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Ce lien vous permet d’en choisir un. Il fonctionne une fois, pendant une heure. Si ce n’était pas vous, vous n’avez rien à faire.",
    },
  },
  ForceResetPassword: {
    en: {
      subject: "Your account needs a new password",
      body: "To keep your account safe, please choose a new password within a day.",
    },
    fr: {
      subject: "Votre compte a besoin d’un nouveau mot de passe",
      body: "Pour la sécurité de votre compte, veuillez choisir un nouveau mot de passe d’ici demain.",
    },
  },
  ActivateAccount: {
    en: {
      subject: "Your account is waiting for you",
      body: "{about} has made an account for you. Choose a password and you are ready to start.",
    },
    fr: {
      subject: "Votre compte vous attend",
      body: "Votre école a créé un compte pour vous ({about}). Choisissez un mot de passe, et c’est parti.",
    },
  },
  ActivateParent: {
    en: {
      subject: "See your children’s plans",
      body: "{about} invites you to follow your children’s work. Choose a password to set up your account.",
    },
    fr: {
      subject: "Découvrez les projets de vos enfants",
      body: "L’école de vos enfants ({about}) vous invite à suivre leur travail. Choisissez un mot de passe pour activer votre compte.",
    },
  },
  HigherEdActivation: {
    en: {
      subject: "Set up your college account",
      body: "Welcome to {about}. Choose a password to complete your account.",
    },
    fr: {
      subject: "Activez votre compte d’études supérieures",
      body: "Bienvenue! Votre établissement ({about}) vous attend. Choisissez un mot de passe pour activer votre compte.",
    },
  },
  VerifyEmail: {
    en: { subject: "Confirm your email address", body: "Please confirm that {about} is yours." },
    fr: {
      subject: "Confirmez votre adresse courriel",
      body: "Veuillez confirmer que l’adresse {about} est la vôtre.",
    },
  },
  UsernameChange: {
    en: {
      subject: "Confirm your new username",
      body: "Please confirm that you want to sign in with {about} from now on.",
    },
    fr: {
      subject: "Confirmez votre nouveau nom d’utilisateur",
      body: "Veuillez confirmer que vous voulez désormais vous connecter avec {about}.",
    },
  },
  MassPrint: {
    en: {
      subject: "Your class list is ready to print",
      body: "The list of your class, with a link for every student, is ready. Its link works once, for a day.",
    },
    fr: {
      subject: "Votre liste de classe est prête à imprimer",
      body: "La liste de votre classe, avec un lien pour chaque élève, est prête. Son lien fonctionne une fois, pendant une journée.",
    },
  },
};

export const greetings: Record<TextLanguage, string> = {
  en: "Hello {name},",
  fr: "Bonjour {name},",
};
