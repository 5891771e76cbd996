/** An address or a name. A narrow line breaks it after a dot or the @, a right-to-left one turns nothing around it. */
export function Address({ children }: { children: string }) {
  const parts = children
    .split(/([@.])/u)
    // The parts stay in their places, and may be the same.
    .flatMap((part, index) =>
      index % 2 === 1 ? [part, <wbr key={`${index}-${part}`} />] : [part],
    );
  return <bdi translate="no">{parts}</bdi>;
}
