import { join } from "node:path";
import ts from "typescript-api";
import { type Manifest, publishedPackages } from "./published.ts";

interface Entry {
  /** What is written to import it. */
  path: string;
  folder: string;
  file: string;
}

export const REFERENCE = "docs/reference.md";

/** Exports without a docstring. */
export function undocumented(reference: string): string[] {
  return [...reference.matchAll(/^### `(?<name>\w+)`\n\n_As declared:_/gmu)].map(
    ({ groups }) => groups?.["name"] ?? "",
  );
}

/** Makes the reference of the public API from the built declarations of every published package. */
export function referenceOf(root: string): string {
  const entries = publishedPackages(root).flatMap(({ folder, manifest }) =>
    entriesOf(root, folder, manifest),
  );
  const program = programOf(entries.map(({ file }) => file));
  const sections = entries.map(({ path, folder, file }) => {
    const { exported, referenced } = publicApiOf(program, file, join(root, folder));
    return `## ${path}\n\n${[...exported.map(section), ...notExported(referenced)].join("\n")}`;
  });
  const head =
    "# Reference\n\nThe public API of all packages, made by `pnpm api` from the docstrings; a change here is a change for users of the packages.\n[partner.md](partner.md) has examples.\n";
  return [head, ...sections].join("\n");
}

function section({ name, docs, text }: PublicName): string {
  return `### \`${name}\`\n\n${docs || "_As declared:_"}\n\n\`\`\`ts\n${text}\n\`\`\`\n`;
}

function notExported(names: readonly PublicName[]): string[] {
  if (names.length === 0) return [];
  const texts = names.map(({ text }) => text).join("\n\n");
  return [
    `<details><summary>Types that these exports use</summary>\n\n\`\`\`ts\n${texts}\n\`\`\`\n\n</details>\n`,
  ];
}

function entriesOf(root: string, folder: string, { name, publishConfig }: Manifest): Entry[] {
  return Object.entries(publishConfig?.exports ?? {}).flatMap(([path, target]) => {
    if (typeof target === "string" || target.types === undefined) return [];
    // Declarations of what others make, such as a module that exists only in a build, export nothing themselves.
    if (target.default === undefined) return [];
    return [{ path: join(name, path), folder, file: join(root, folder, target.types) }];
  });
}

interface PublicName {
  name: string;
  /** Its declarations with the docstrings of its members. */
  text: string;
  /** Its docstring, empty where it has none. */
  docs: string;
}

/** One program for all entries, because reading React's declarations takes longest. */
function programOf(entries: readonly string[]): ts.Program {
  return ts.createProgram(entries, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
}

/**
 * Reads the public API of an entry of a built package.
 * @param dist the package's folder; declarations outside of it are ignored
 */
function publicApiOf(program: ts.Program, entry: string, dist: string) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing`);
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const exported = new Map(
    checker.getExportsOfModule(module).map((symbol) => [resolve(symbol), symbol.name]),
  );
  const referenced = new Map<ts.Symbol, string>();
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const found = symbol && resolve(symbol);
      if (found && !exported.has(found) && !referenced.has(found) && isOurs(found, dist)) {
        referenced.set(found, found.name);
        found.declarations?.forEach(look);
      }
    }
    ts.forEachChild(node, look);
  };
  for (const symbol of exported.keys()) symbol.declarations?.forEach(look);
  const describe = ([symbol, name]: [ts.Symbol, string]) => describeSymbol(symbol, name, checker);
  return {
    /** The exports. */
    exported: [...exported].map(describe).toSorted(byName),
    /** Types that exports use but that cannot be imported. */
    referenced: [...referenced].map(describe).toSorted(byName),
  };
}

/** Whether a symbol is declared at the top level of one of the package's files. */
function isOurs({ declarations = [] }: ts.Symbol, dist: string): boolean {
  return declarations.some(
    (each) =>
      !ts.isSourceFile(each) &&
      each.getSourceFile().fileName.startsWith(dist) &&
      (ts.isSourceFile(each.parent) || ts.isVariableDeclaration(each)),
  );
}

function describeSymbol(symbol: ts.Symbol, name: string, checker: ts.TypeChecker): PublicName {
  const nodes = (symbol.declarations ?? []).map((each) =>
    ts.isVariableDeclaration(each) ? each.parent.parent : each,
  );
  return {
    name,
    text: nodes.map((node) => node.getText()).join("\n"),
    docs: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
  };
}

function byName(one: PublicName, other: PublicName): number {
  return one.name < other.name ? -1 : 1;
}
