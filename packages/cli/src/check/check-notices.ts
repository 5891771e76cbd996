import { MAX_NOTICES_BYTES, readNotices } from "@waymark/core/build";
import { NOTICES_FILE } from "@waymark/hosting";
import { type Check, ofHost } from "./finding.ts";

const DESCRIBED = "docs/notices.md of @waymark/core describes it.";

/** Checks the notices of the host. A page names their faults in the browser's console alone. Another build would have them, too. */
export const checkNotices: Check = async ({ get }) => {
  const { address, status, text } = await get(`/${NOTICES_FILE}`);
  // A host without the file may answer with its page.
  if (status !== 200 || /^\s*</u.test(text)) return [];
  if (Buffer.byteLength(text) > MAX_NOTICES_BYTES) {
    const problem = `The file is larger than ${MAX_NOTICES_BYTES / 1000} kB, so that no page shows its notices.`;
    const advice = "Remove notices that are over, or end some: `waymark notice --list`.";
    return ofHost([{ address, problem, advice }]);
  }
  return ofHost(
    faultsOf(text).map((problem) => ({
      address,
      problem,
      advice: `Correct the file: ${DESCRIBED}`,
    })),
  );
};

function faultsOf(text: string): string[] {
  try {
    const { faults } = readNotices(JSON.parse(text));
    return faults.map((fault) => `A notice is not shown: ${fault}.`);
  } catch {
    return ["The file is not JSON, so that no page shows its notices."];
  }
}
