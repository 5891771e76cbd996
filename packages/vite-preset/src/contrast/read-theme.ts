import { type AnyNode, type Declaration, parse } from "postcss";

/** A token of a theme without its `--wm-`. */
export type Token = string;

/** Tokens that a theme sets in one scheme, as written: `page` → `#f4f7f3`. */
export type Tokens = ReadonlyMap<Token, string>;

export interface Theme {
  light: Tokens;
  /** Tokens of the dark scheme: also those that are set for both, unless another rule wins there. */
  dark: Tokens;
  /** Tokens whose place in the cascade depends on more than the scheme, each with its selector. */
  conditional: readonly { token: Token; selector: string }[];
}

const PREFIX = "--wm-";

/** A query that asks for the scheme alone, as screens answer it. */
const SCHEME =
  /^(?:(?:only\s+)?(?:screen|all)\s+and\s+)?\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)$/iu;

/** A query that every screen answers. */
const SCREEN = /^(?:only\s+)?(?:screen|all)$/iu;

/** A selector of the root element that asks for more, such as an attribute. Nothing here tells when it applies. */
const CONDITIONAL_ROOT =
  /^(?::root|html)(?![\w-])(?!.*::)(?:\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)|[^\s>+~([])+$/u;

/** A declaration of a token, and what the cascade goes by. */
interface Setting {
  token: Token;
  /** Undefined where it holds for every root element. */
  condition: string | undefined;
  value: string;
  /** Undefined where it holds in both schemes. */
  scheme: string | undefined;
  /** Rank in the cascade: no layer wins over every layer; `:root` wins over `html`. */
  rank: number;
}

/**
 * Reads the `--wm-` tokens of the root element out of a style sheet, as the cascade gives them, light and dark.
 * @throws what the parser says when it is no style sheet
 */
export function readTheme(css: string): Theme {
  const settings: Setting[] = [];
  parse(css).walkDecls(/^--wm-/u, (declaration) => {
    const setting = settingOf(declaration);
    if (setting) settings.push(setting);
  });
  const plain = settings.filter(({ condition }) => condition === undefined);
  // What comes later wins among equals.
  plain.sort((one, other) => one.rank - other.rank);
  const tokensIn = (wanted: string) =>
    new Map(
      plain
        .filter(({ scheme = wanted }) => scheme === wanted)
        .map(({ token, value }) => [token, value]),
    );
  const conditional = settings.flatMap(({ token, condition }) =>
    condition === undefined ? [] : [{ token, selector: condition }],
  );
  return { light: tokensIn("light"), dark: tokensIn("dark"), conditional };
}

/**
 * The colour that a token stands for, through `var(--wm-…)` as often as it takes.
 * @returns undefined where nothing is set, or the references go round in a circle
 */
export function valueOf(
  token: Token,
  tokens: Tokens,
  seen: readonly Token[] = [],
): string | undefined {
  const value = tokens.get(token);
  const [, next] = /^var\(\s*--wm-([\w-]+)\s*\)$/u.exec(value ?? "") ?? [];
  if (next === undefined) return value;
  return seen.includes(next) ? undefined : valueOf(next, tokens, [...seen, next]);
}

/** Undefined for what is set elsewhere than on the root element, or for other media than a colour scheme. */
function settingOf(declaration: Declaration): Setting | undefined {
  const around = ancestorsOf(declaration);
  const selectors = selectorsOf(around);
  const isRoot = selectors.includes(":root");
  const isPlain = isRoot || selectors.includes("html");
  const condition = isPlain ? undefined : selectors.find((each) => CONDITIONAL_ROOT.test(each));
  if (!isPlain && condition === undefined) return undefined;
  const named = (name: string) =>
    around.flatMap((node) => (node.type === "atrule" && node.name === name ? node.params : []));
  const media = named("media").filter((queries) => !isOfScreens(queries));
  const [, scheme] = SCHEME.exec(media.join(" ").trim()) ?? [];
  if (media.length > 0 && scheme === undefined) return undefined;
  return {
    token: declaration.prop.slice(PREFIX.length),
    value: declaration.value.trim(),
    condition,
    scheme,
    rank: (named("layer").length > 0 ? 0 : 2) + Number(isRoot),
  };
}

/** True for a list of queries of which one is answered by every screen. */
function isOfScreens(queries: string): boolean {
  return queries.split(",").some((query) => SCREEN.test(query.trim()));
}

/** The selectors of a declaration, from the outermost rule inwards, as browsers resolve nesting. */
function selectorsOf(around: readonly AnyNode[]): readonly string[] {
  const rules = around.filter((node) => node.type === "rule");
  return rules.reduceRight<readonly string[]>((outer, { selectors }) => {
    if (outer.length === 0) return selectors;
    return outer.flatMap((before) => selectors.map((own) => nestedIn(before, own)));
  }, []);
}

function nestedIn(outer: string, own: string): string {
  return own.includes("&") ? own.replaceAll("&", outer) : `${outer} ${own}`;
}

function ancestorsOf({ parent }: AnyNode): AnyNode[] {
  return parent === undefined ? [] : [parent as AnyNode, ...ancestorsOf(parent as AnyNode)];
}
