import ts from "typescript-api";

export interface PublicName {
  name: string;
  /** Its declarations as they are emitted, without comments. */
  text: string;
  /** The same with the docstrings of its members. */
  documented: string;
  /** Its docstring, empty where it has none. */
  docs: string;
}

export interface PublicApi {
  /** The exports. */
  exported: readonly PublicName[];
  /** Types that exports use but that cannot be imported. */
  referenced: readonly PublicName[];
}

/** One program for all entries, because reading React's declarations takes longest. */
export function programOf(entries: readonly string[]): ts.Program {
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
export function publicApiOf(program: ts.Program, entry: string, dist: string): PublicApi {
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
    exported: [...exported].map(describe).toSorted(byName),
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

const printer = ts.createPrinter({ removeComments: true });

function describeSymbol(symbol: ts.Symbol, name: string, checker: ts.TypeChecker): PublicName {
  const nodes = (symbol.declarations ?? []).map((each) =>
    ts.isVariableDeclaration(each) ? each.parent.parent : each,
  );
  const texts = nodes.map((node) =>
    printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()),
  );
  return {
    name,
    text: texts.join("\n"),
    documented: nodes.map((node) => node.getText()).join("\n"),
    docs: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
  };
}

function byName(one: PublicName, other: PublicName): number {
  return one.name < other.name ? -1 : 1;
}
