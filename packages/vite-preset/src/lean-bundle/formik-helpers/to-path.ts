/** The steps of a path such as `children[0].name`. */
export default function toPath(path: string | readonly string[]): string[] {
  return typeof path === "string" ? path.split(/[.[\]]+/u).filter(Boolean) : [...path];
}
