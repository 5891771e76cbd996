/**
 * Joins the policies of pages, for hosts that choose no header by the file. Each directive allows what any page needs.
 * A configured page also holds its own policy, which is narrower.
 */
export function joinPolicies(policies: Iterable<string>): string {
  const allowed = new Map<string, Set<string>>();
  for (const directive of [...policies].flatMap((policy) => policy.split("; "))) {
    const [name = "", ...values] = directive.split(" ");
    const all = allowed.get(name) ?? new Set();
    for (const value of values) all.add(value);
    allowed.set(name, all);
  }
  return [...allowed].map(([name, values]) => [name, ...sourcesOf(values)].join(" ")).join("; ");
}

/** The sources of a directive: "none" stands alone. */
function sourcesOf(values: ReadonlySet<string>): string[] {
  const sources = [...values].filter((value) => value !== "'none'");
  return sources.length > 0 ? sources : [...values];
}
