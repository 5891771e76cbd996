/** A library in a software bill of materials. */
export interface Component {
  name: string;
  licenses?: readonly { license?: { id?: string; name?: string }; expression?: string }[];
}

/** Licences that let a partner build with a library and serve what comes out. */
const allowed = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
];
const reviewed = new Set([...allowed, "(MIT OR CC0-1.0)", "SEE LICENSE IN LICENSE.md"]);

/** Names the libraries whose licence was not reviewed. */
export function licenceFaults(components: readonly Component[]): string[] {
  return components.flatMap(({ name, licenses = [{}] }) =>
    licenses
      .map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? "unknown")
      .filter((licence) => !reviewed.has(licence))
      .map((licence) => `${name} has the licence ${licence}: look at it, then allow it`),
  );
}
