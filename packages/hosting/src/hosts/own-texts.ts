/** Texts that a host answers with itself, in both languages: it knows no wish of a person who gets one. */
export const ownTexts = {
  trouble:
    "This page has a problem. Wait a minute, then try again.\n" +
    "Cette page a un problème. Attendez une minute, puis réessayez.",
  missing: "There is no page at this address.\nIl n’y a pas de page à cette adresse.",
  largeCookies:
    "The cookies for this site are too large. Delete them in your browser’s settings, then load the page again.\n" +
    "Les témoins (cookies) de ce site sont trop volumineux. Effacez-les dans les réglages du navigateur, puis rechargez la page.",
  otherHost:
    "This site is not at this address. Check the link.\n" +
    "Ce site n’est pas à cette adresse. Vérifiez le lien.",
  tooLarge:
    "This was too large to send. Go back and try again.\n" +
    "L’envoi est trop volumineux. Revenez en arrière et réessayez.",
  withoutScript:
    "This page needs JavaScript. Turn it on, go back and try again.\n" +
    "Cette page a besoin de JavaScript. Activez-le, revenez en arrière et essayez de nouveau.",
  longAddress: "The address is too long.\nL’adresse est trop longue.",
  unreadable:
    "This request cannot be read. Check the link.\n" +
    "Cette demande est illisible. Vérifiez le lien.",
  /** For a host that does not say which it is. */
  unreadableOrCookies:
    "This request cannot be read. Check the link. If it is whole, delete the cookies for this site in your browser’s settings.\n" +
    "Cette demande est illisible. Vérifiez le lien. S’il est entier, effacez les témoins (cookies) de ce site dans les réglages du navigateur.",
} as const;
