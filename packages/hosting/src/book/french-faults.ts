import { english, type Sentences, type WrittenKind } from "../texts/fault-sentences.ts";

/** French sentences about a text as it is written. */
const ofTexts: Sentences<WrittenKind> = {
  notText: () => "Il faut un texte.",
  formattedPlaceholder: () => "Entre les accolades, il ne faut qu’un nom.",
  missingPlaceholder: (name) => `Il manque {{${name}}}.`,
  unusedPlaceholder: (name) => `Rien ne remplace {{${name}}} ici.`,
  serverPlaceholder: () => "Un message du serveur n’a pas de valeurs à mettre entre accolades.",
  tooLong: (length, most) =>
    `Le texte a ${length} caractères; au-delà de ${most}, les champs sortent de la fenêtre.`,
  markup: (markup) => `${markup} paraîtrait tel quel.`,
  invisibleCharacter: () => "Le texte a un caractère invisible.",
  unknownCharacter: () => "Le texte a un caractère qu’aucune police ne connaît.",
  shape: () => "Le texte a des lignes, des ** ou des liens, qui paraîtraient tels quels.",
  deadLink: (link, known) =>
    `Le lien (${link}) ne mène nulle part; ${known ? `il y a\u00A0: ${known}` : "il n’y en a aucun"}.`,
  wideWord: (word, px, roomPx) =>
    `Le mot «\u00A0${word}\u00A0» est trop long\u00A0: environ ${px} pixels, alors qu’un petit téléphone en montre ${roomPx}.`,
};

/** Sentences of the French book, where `configure` speaks English. */
export const french: Sentences = { ...english, ...ofTexts };
