import type { Variants } from "@waymark/core";

/** The sign-in pages: the portal's own, and that of a school district. */
export const variants: Variants = [
  "default",
  {
    name: "northside",
    path: "/schools/northside",
    login: "loginSd",
    texts: {
      "signIn.title": {
        "fr-CA": "Connexion à Northside",
        "en-US": "Sign in to Northside",
        "es-US": "Iniciar sesión en Northside",
      },
      "forgot.body": {
        "fr-CA": "Entrez l’adresse courriel que votre école Northside connaît.",
        "en-US": "Enter the email address that your Northside school knows.",
        "es-US": "Escriba el correo electrónico que conoce su escuela Northside.",
      },
    },
  },
];
