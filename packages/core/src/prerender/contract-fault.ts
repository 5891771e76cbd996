/** An error of a part that renders, but lacks what it has to have. It has no line of code: pages are compared. */
export class ContractFault extends Error {
  override name = "ContractFault";
}
