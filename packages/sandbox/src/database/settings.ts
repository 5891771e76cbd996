import type { DatabaseSync } from "node:sqlite";

/** Small values that outlive a reset. */
export interface Settings {
  read(name: string): string | undefined;
  write(name: string, value: string): void;
}

export function createSettings(database: DatabaseSync): Settings {
  const select = database.prepare("SELECT value FROM setting WHERE name = ?");
  const upsert = database.prepare("INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)");
  return {
    read: (name) => {
      const value = select.get(name)?.["value"];
      return typeof value === "string" ? value : undefined;
    },
    write: (name, value) => {
      upsert.run(name, value);
    },
  };
}
