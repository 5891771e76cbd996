import type { TextLanguage } from "../languages.ts";

const en = {
  title: (workspace: string) => `${workspace} workspace`,
  hello: (name: string) => `Welcome, ${name}`,
  signedIn: "You are signed in. This is where your workspace opens.",
  person: "Signed in as",
  username: "Username",
  workspace: "Workspace",
  institution: "School or institution",
  app: "Portal",
  children: "Your children",
  onTheWay: (path: string) => `You were on your way to ${path}.`,
  switchWorkspace: "Switch workspace",
  logOut: "Sign out",
  standIn: "A stand-in for the product itself, served by the sandbox.",
};

export const workspaceTexts: Readonly<Record<TextLanguage, typeof en>> = {
  en,
  fr: {
    title: (workspace) => `Espace : ${workspace}`,
    hello: (name) => `Bienvenue, ${name}`,
    signedIn: "La connexion a réussi. C’est ici que s’ouvre votre espace.",
    person: "Compte de",
    username: "Nom d’utilisateur",
    workspace: "Espace",
    institution: "École ou établissement",
    app: "Portail",
    children: "Vos enfants",
    onTheWay: (path) => `Vous alliez vers ${path}.`,
    switchWorkspace: "Changer d’espace",
    logOut: "Se déconnecter",
    standIn: "Cette page tient la place du produit; elle est servie par le bac à sable.",
  },
};
