declare module "*?raw" {
  const text: string;
  export default text;
}

interface ImportMeta {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly glob: {
    (pattern: string): Readonly<Record<string, () => Promise<unknown>>>;
    (
      patterns: readonly string[],
      options: { query: "?raw"; import: "default"; eager: true },
    ): Readonly<Record<string, string>>;
  };
}
