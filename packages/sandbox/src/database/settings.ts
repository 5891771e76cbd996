import type { DatabaseSync } from "node:sqlite";

export type Settings = ReturnType<typeof createSettings>;

/** Small values that outlive a reset. */
export function createSettings(database: DatabaseSync) {
  const select = database.prepare("SELECT value FROM setting WHERE name = ?");
  const upsert = database.prepare("INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)");
  return {
    read: (name: string) => {
      const value = select.get(name)?.["value"];
      return typeof value === "string" ? value : undefined;
    },
    write: (name: string, value: string) => {
      upsert.run(name, value);
    },
  };
}
