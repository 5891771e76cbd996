import type { SiteTexts } from "./site-texts-en.ts";

export const fr: SiteTexts = {
  links: {
    main: "Site principal",
    help: "Aide",
    contact: "Nous joindre",
    signIn: "Se connecter",
  },
  pages: {
    main: {
      title: "Trouvez la voie qui vous convient",
      lead: "Waymark aide les jeunes à préparer la suite de leurs études, avec leur famille et le personnel de leur école.",
      parts: [
        {
          heading: "Pour les élèves",
          text: "Découvrez vos forces, explorez des centaines de métiers et bâtissez un plan pour vos cours, votre formation et votre premier emploi.",
        },
        {
          heading: "Pour les familles",
          text: "Voyez à quoi travaillent vos enfants et parlez-en avec eux.",
        },
        {
          heading: "Pour les écoles et les partenaires",
          text: "Suivez les progrès d’une classe, organisez des stages et présentez votre cégep, votre collège ou votre université.",
        },
      ],
    },
    help: {
      title: "Aide à la connexion",
      lead: "La plupart des difficultés se règlent en une minute.",
      parts: [
        {
          heading: "J’ai oublié mon mot de passe",
          text: "Choisissez « Difficulté à vous connecter? » sous le bouton de connexion et entrez votre adresse courriel. Vous recevrez un lien pour choisir un nouveau mot de passe.",
        },
        {
          heading: "Mon nom d’utilisateur est introuvable",
          text: "Les élèves se connectent avec le nom d’utilisateur donné par leur école; les autres personnes, avec une adresse courriel. Un doute? Demandez à l’école.",
        },
        {
          heading: "J’ai fait trop d’essais",
          text: "Après cinq essais, la connexion est suspendue pendant 15 minutes. Rien n’est perdu : attendez un peu ou choisissez un nouveau mot de passe.",
        },
        {
          heading: "Mon compte est verrouillé",
          text: "Votre conseillère ou conseiller d’orientation, ou l’administration de l’école, peut le déverrouiller.",
        },
      ],
    },
    contact: {
      title: "Nous joindre",
      lead: "Nous répondons les jours d’école de 8 h à 17 h, heure de l’Est.",
      parts: [
        {
          heading: "Élèves et familles",
          text: "Adressez-vous d’abord à votre école : elle gère votre compte et peut vous aider sur place.",
        },
        {
          heading: "Écoles et partenaires",
          text: "Écrivez à soutien@waymark.example en indiquant le nom de votre école et ce qui s’est passé. Ne nous envoyez jamais de mot de passe.",
        },
      ],
    },
  },
};
