/** What people read in the header, in titles and wherever a text names the product. */
export const productName = "__TITLE__";
