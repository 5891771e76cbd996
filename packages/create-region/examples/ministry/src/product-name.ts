/** Name of the product in the header, in titles and in texts. */
export const productName = "Parcours";
