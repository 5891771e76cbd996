/** A block of nginx's configuration; empty texts, for what is not wanted, are left out. */
export function block(head: string, lines: readonly string[]): string {
  const inside = lines.filter(Boolean).flatMap((line) => line.split("\n"));
  return [`${head} {`, ...inside.map((line) => `  ${line}`), "}"].join("\n");
}
