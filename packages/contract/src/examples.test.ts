import { createSandbox } from "@waymark/sandbox";
import { expect, it } from "vitest";
import { recordBranding, recordExamples } from "./testing/record-examples.ts";

it("[QO-6] the examples are the sandbox's own answers", async () => {
  const sandbox = createSandbox();
  const examples = { ...(await recordExamples()), branding: await recordBranding(sandbox) };
  sandbox.close();
  const written = `${JSON.stringify(examples, null, 2)}\n`;
  await expect(written, "`pnpm api` writes it").toMatchFileSnapshot("examples.json");
});
