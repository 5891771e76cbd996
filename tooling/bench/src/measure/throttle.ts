import type { Client } from "chrome-remote-interface";
import type { Profile } from "../profiles.ts";

const BYTES_IN_MBIT = 125_000;

/** Makes the line and the processor of a page as slow as the profile says. */
export async function throttle(cdp: Client, profile: Profile): Promise<void> {
  await cdp.Network.emulateNetworkConditions({
    offline: false,
    latency: profile.roundTripMs,
    downloadThroughput: profile.downMbit * BYTES_IN_MBIT,
    uploadThroughput: profile.upMbit * BYTES_IN_MBIT,
  });
  await cdp.Emulation.setCPUThrottlingRate({ rate: profile.slowdown });
}
