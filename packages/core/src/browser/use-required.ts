import { type Context, useContext } from "react";

/**
 * The value of a context that has no default.
 * @throws where its provider is missing, which is a programming mistake
 */
export function useRequired<Value>(context: Context<Value | null>, provider: string): Value {
  const value = useContext(context);
  if (value === null) throw new Error(`this needs a <${provider}> above it`);
  return value;
}
