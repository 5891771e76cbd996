/**
 * Replacements for parts of a library, by name. `C`, `C.m` and `f` stand for the body of a class, method or function.
 * `v`, `useContext(X)` and `f(p)` stand for the value of a variable, of a call and of a function's last parameter.
 * `o.p` stands for the value of a property wherever the code has it so, and `o.*` for that of every other property of
 * `o`. Statements that assign it are removed. A property that becomes its own name stays as it is.
 */
export type Replacements = Readonly<Record<string, string>>;

/** Body of a function that is left out. */
export const LEFT_OUT = '{ throw new Error("left out of this build"); }';

/** Functions and methods that core never calls. A function that is called all the same throws; a method is not there. */
export function leftOut(...names: readonly string[]): Replacements {
  return Object.fromEntries(names.map((name) => [name, LEFT_OUT]));
}

/** Changes to a library. */
export interface LeanLibrary {
  name: string;
  /** Its modules, each with its `path` in the library. */
  modules: RegExp;
  /** Replacements, by the path of the module. */
  parts: Readonly<Record<string, Replacements>>;
  /** The functions that only write messages for developers. */
  messages?: RegExp;
  /** The functions that check something and throw. Their last argument is a message for developers, which goes. */
  checks?: RegExp;
  /** Tags of React's fibers that no page has. */
  unusedTags?: readonly number[];
  /** Functions with all parameters, where replacements name a parameter or call the function. */
  signatures?: readonly string[];
}
