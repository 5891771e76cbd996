/** Regions that a new one can begin with: the product's name in their texts, and their libraries beside those of every region. */
export const examples = {
  ministry: { title: "Parcours", libraries: ["valibot"] },
  bayou: { title: "Boussole", libraries: [] },
} as const;

export type ExampleName = keyof typeof examples;
