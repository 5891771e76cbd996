import { expect, it } from "vitest";
import { lazyStyles } from "./lazy-styles.ts";

const files = import.meta.glob<Record<string, string>>("./**/*-styles.ts", { eager: true });

it("[QP-1] [QV-3] every style that comes with its script also comes with the pages that show its part", () => {
  const styles = Object.entries(files).flatMap(([file, module]) =>
    file === "./lazy-styles.ts" ||
    file.endsWith("/add-styles.ts") ||
    file.endsWith("/use-styles.ts")
      ? []
      : Object.values(module),
  );
  expect(styles.toSorted()).toEqual([...lazyStyles].toSorted());
});
