import { type RegionName, regionsOf, screenStates } from "@waymark/core/states";

interface StateFrameProps {
  state: string;
  region: RegionName;
  language: string;
  theme: string;
}

/** A state in a page of its own, as the gate and the picture book open it. A region without the state shows another's. */
export function StateFrame({ state, region, language, theme }: StateFrameProps) {
  const shown = screenStates.find(({ id }) => id === state);
  const regions: readonly RegionName[] = shown ? regionsOf(shown) : [region];
  const query = new URLSearchParams({
    state,
    region: regions.includes(region) ? region : (regions[0] ?? region),
    lang: language,
    theme,
  });
  const style = { display: "block", inlineSize: "100%", blockSize: "100vh", border: 0 };
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the page is our own, and keeps a sign-in like the real one
  return <iframe title={state} src={`./states/index.html?${query}`} style={style} />;
}
