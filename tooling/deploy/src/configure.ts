// What `pnpm configure <dist> <file>` runs: one build, made ready for one stage.
import { Failure, tell } from "../../../scripts/failure.mjs";
import { configureDist } from "./configure-dist.ts";

try {
  // Package managers hand their own separator on.
  const [dist, file, ...more] = process.argv.slice(2).filter((arg) => arg !== "--");
  if (dist === undefined || file === undefined || more.length > 0) {
    throw new Failure("takes two things: pnpm configure apps/uk/dist staging.json");
  }
  const pages = configureDist(dist, file);
  const what = pages.length === 1 ? "The page" : `All ${pages.length} pages`;
  console.log(`${what} of ${dist} now ${pages.length === 1 ? "carries" : "carry"} ${file}.`);
} catch (error) {
  tell(error);
}
