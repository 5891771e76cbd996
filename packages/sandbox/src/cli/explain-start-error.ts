import { InputError } from "@waymark/hosting";
import type { CliOptions } from "./cli-options.ts";

/** One line for what keeps the sandbox from starting; undefined for a fault that only its stack trace explains. */
export function explainStartError(
  error: unknown,
  { database, pages }: Pick<CliOptions, "database" | "pages">,
): string | undefined {
  if (error instanceof InputError) return error.message;
  if (!(error instanceof Error)) return undefined;
  // A development server starts it for its pages, and takes none of its options.
  const orOption = (words: string) => (pages.size === 0 ? words : ".");
  const unwritable = `Cannot write to ${database}${orOption(". Choose another place with --database, or use --memory.")}`;
  const { code, port, message }: NodeJS.ErrnoException & { port?: number } = error;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port ?? ""} is in use. Stop what runs there${orOption(", or choose others: --port 5300")}`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return "That --host is not an address of this machine.";
    case "ENOENT":
    case "ENOSPC":
    case "EACCES":
    case "EPERM":
    case "EROFS":
    case "ENOTDIR":
    case "EEXIST":
      return port === undefined
        ? unwritable
        : `Port ${port} is not allowed${orOption(". Choose another: --port 5300")}`;
    case "ERR_SQLITE_ERROR":
      return /locked/iu.test(message)
        ? `Another sandbox is using ${database}. Stop it${orOption(", choose another file with --database, or use --memory.")}`
        : unwritable;
    default:
      return undefined;
  }
}
