import { type Context, useContext } from "react";

/**
 * The value of a context that has no default.
 * @throws outside of the portal, which is a programming mistake
 */
export function useRequired<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value === null) throw new Error("this needs the portal around it");
  return value;
}
