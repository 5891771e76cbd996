import { describe, expect, it } from "vitest";
import { textFaults } from "../texts/text-faults.ts";
import { sentenceOf } from "../texts/fault-sentences.ts";
import { french } from "./french-faults.ts";

const built = {
  "fr-CA": {
    title: "Connexion",
    greeting: "Bonjour {{name}}",
    rules: "**Règles**",
    "help.whom": "Voyez l’[aide](help).",
    "server.CLOSED": "Fermé.",
  },
};

/** A text with a mistake of each kind, and the French sentence. */
const mistakes: [sentence: string, key: string, text: string][] = [
  ["Il faut un texte.", "title", ""],
  ["Il manque {{name}}.", "greeting", "Bonjour"],
  ["Rien ne remplace {{nom}} ici.", "title", "Bonjour {{nom}}"],
  ["Entre les accolades, il ne faut qu’un nom.", "greeting", "Bonjour {{name, upper}}"],
  ["Un message du serveur n’a pas de valeurs", "server.CLOSED", "À {{time}}"],
  ["Le texte a 630 caractères; au-delà de", "server.CLOSED", "Fermé. ".repeat(90)],
  ["Le texte a des lignes, des ** ou des liens", "title", "**Entrez**"],
  ["<b> paraîtrait tel quel.", "title", "<b>"],
  ["Le texte a un caractère invisible.", "title", "\u202E"],
  ["Le texte a un caractère qu’aucune police ne connaît.", "title", "\uF8FF"],
  ["Le lien (ici) ne mène nulle part; il y a\u00A0: help.", "help.whom", "[Ici](ici)"],
  ["Le lien (ici) ne mène nulle part; il n’y en a aucun.", "rules", "[Ici](ici)"],
  ["Le mot «\u00A0MMMMMMMMMM", "title", "M".repeat(30)],
];

describe("a mistake in the French book of words", () => {
  it.each(mistakes)("[QO-7] is said: %s", (sentence, key, text) => {
    const faults = textFaults("fr-CA", { [key]: text }, built);
    const said = faults.map((fault) => sentenceOf(fault, french));
    expect(said.join("\n")).toContain(sentence);
    expect(said.join("\n")).not.toMatch(/ (?:has|lacks|is) /u);
  });
});
