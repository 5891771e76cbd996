import { createContext, useContext, useEffect } from "react";

/** Told whether the screen shows an error. The screen's document title says so. */
export const ErrorTitleContext = createContext<(failed: boolean) => void>(() => undefined);

/** Starts the document title with "Error:" for as long as the caller is shown. */
export function useErrorTitle(): void {
  const setFailed = useContext(ErrorTitleContext);
  useEffect(() => {
    setFailed(true);
    return () => setFailed(false);
  }, [setFailed]);
}
