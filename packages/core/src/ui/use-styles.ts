import { useInsertionEffect } from "react";
import { addStyles } from "../browser/add-styles.ts";

/** Adds a style before the component is shown that needs it. Prerendered pages have the styles of what they show. */
export function useStyles(style: string | false): void {
  useInsertionEffect(() => {
    if (style) addStyles(style);
  }, [style]);
}
