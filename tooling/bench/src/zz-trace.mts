import { generate } from "selfsigned";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";
import { openBrowser } from "./browser.ts";
import { readOptions } from "./options.ts";
import { serveSite } from "./serve-site.ts";
const root = fileURLToPath(new URL("../../../", import.meta.url));
const only = process.argv[2] ?? "default";
const mode = process.argv[3] ?? "wrong";
const options = readOptions(["--profile", "slow", "--only", only, "--rounds", "1"]);
const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
const served = await serveSite(options.sites[0]!, { root, key, cert });
const browser = await openBrowser();
const probe = readFileSync(new URL("./probe.ts", import.meta.url), "utf8");
const src = `(() => {${stripTypeScriptTypes(probe)}})();`;
const LT = `window.__lt=[];new PerformanceObserver(l=>{for(const e of l.getEntries())window.__lt.push([Math.round(e.startTime),Math.round(e.duration)])}).observe({type:"longtask",buffered:true});`;
const profile = options.profiles[0]!;
for (let n = 0; n < Number(process.argv[4] ?? 3); n++) {
  const tab = await browser.newTab();
  const { cdp } = tab;
  await cdp.Page.addScriptToEvaluateOnNewDocument({ source: src + LT });
  if (mode === "remembered")
    await cdp.Page.addScriptToEvaluateOnNewDocument({
      source: 'try { localStorage.setItem("appToken", "token") } catch {}',
    });
  let t0 = 0,
    ts0 = 0;
  const ids = new Map<string, string>();
  const log: string[] = [];
  cdp.on("Network.requestWillBeSent", ({ request, timestamp, requestId }) => {
    if (!t0) {
      t0 = timestamp;
    }
    ids.set(requestId, request.method + " " + new URL(request.url).pathname.slice(-40));
    log.push(`${Math.round((timestamp - t0) * 1000)} sent ${ids.get(requestId)}`);
  });
  cdp.on("Network.responseReceived", ({ requestId, timestamp }) =>
    log.push(`${Math.round((timestamp - t0) * 1000)} resp ${ids.get(requestId)}`),
  );
  cdp.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) =>
    log.push(
      `${Math.round((timestamp - t0) * 1000)} done ${ids.get(requestId)} ${encodedDataLength}`,
    ),
  );
  await cdp.Network.enable({});
  await cdp.Network.emulateNetworkConditions({ offline: false, ...profile.network });
  await cdp.Emulation.setCPUThrottlingRate({ rate: profile.slowdown });
  await tab.open(served.url);
  if (mode !== "remembered") {
    const vis = await tab.evaluate<number>("waymarkProbe.visible");
    const words = tab.evaluate<number>(
      `waymarkProbe.words(${JSON.stringify(options.sites[0]!.refusalWords)})`,
    );
    for (let i = 0; i < 60; i++) {
      await tab.evaluate(`waymarkProbe.fill("ada@school.example","not-the-right-1")`);
      await tab.pressEnter();
      await new Promise((r) => setTimeout(r, 100));
      if (log.some((l) => l.includes("sent POST"))) break;
    }
    const ref = await words;
    console.log("visible", Math.round(vis), "refusal", Math.round(ref));
  } else {
    for (let i = 0; i < 100 && !log.some((l) => l.includes("next") || l.includes("portfolio")); i++)
      await new Promise((r) => setTimeout(r, 50));
    await new Promise((r) => setTimeout(r, 300));
  }
  console.log(
    "long",
    JSON.stringify(await tab.evaluate("window.__lt").catch(() => 0)),
    JSON.stringify(
      await tab
        .evaluate("performance.getEntriesByType('mark').map(m=>[m.name,Math.round(m.startTime)])")
        .catch(() => 0),
    ),
  );
  console.log(log.sort((a, b) => parseInt(a) - parseInt(b)).join("\n"));
  await tab.close();
}
await browser.close();
served.server.close();
process.exit(0);
