const FROM_REGISTRY = /^(?:.*\/)?node_modules\/(?<name>@[^/]+\/[^/]+|[^/]+)\//u;
const FROM_WORKSPACE = /^(?:\.\.\/)+(?<place>.+)$/u;

/** How people call a module: the package that it comes from the registry in, or its place in the repository or the app. */
export function moduleName(path: string): string {
  const plain = path.replaceAll("\\", "/").replace(/\?.*$/u, "");
  const registry = FROM_REGISTRY.exec(plain)?.groups?.["name"];
  return registry ?? FROM_WORKSPACE.exec(plain)?.groups?.["place"] ?? plain;
}
