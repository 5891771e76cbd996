/** Institutions of the pretended district that educators may choose. */
export const institutions = [
  { institutionId: "riverside", name: "Riverside Secondary School, Ottawa" },
  { institutionId: "mont-bleu", name: "École secondaire du Mont-Bleu, Gatineau" },
  { institutionId: "etoile", name: "Collège de l’Étoile, Moncton" },
  { institutionId: "prairie", name: "Prairie View High School, Rapid City" },
  { institutionId: "coral", name: "Coral Bay High School, Florida" },
  { institutionId: "calder", name: "Calder Vale Sixth Form, Halifax" },
  { institutionId: "outdoors", name: "Smith & Sons <Outdoor> Centre" },
] as const;
