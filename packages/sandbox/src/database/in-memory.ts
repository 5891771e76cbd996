/** The name that keeps a database in memory. */
export const IN_MEMORY = ":memory:";
