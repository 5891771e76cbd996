import { statesOfCode } from "@waymark/core/states";
import { useState } from "react";
import guide from "../../../../docs/help-desk.md?raw";
import { storyFor } from "../stories/story-of.tsx";
import { viewsOf } from "../views.ts";
import "./help-desk.css";

// oxlint-disable-next-line import/no-default-export -- Storybook reads nothing else
export default { title: "help-desk" };

/** A code is typed here, and its screens are shown. */
export const LookUp = { render: () => <HelpDesk /> };

/** A screen of the code in the address; the page that looks codes up frames it. */
export const Screen = storyFor(() => {
  const query = new URLSearchParams(window.location.search);
  const screens = statesOfCode(query.get("code") ?? "");
  return screens.find(({ id }) => id === query.get("screen"));
});

/** Every app in each of its languages. */
const lookFor = statesOfCode("L-401").slice(0, 1).flatMap(viewsOf);
const looks = [...new Set(lookFor.map(({ region, language }) => `${region}, ${language}`))];

/** Shows what a person sees who reads a code to a help desk, in any app and language. */
function HelpDesk() {
  const [code, setCode] = useState("");
  const [look, setLook] = useState(looks[0] ?? "");
  const [chosen, setChosen] = useState("");
  const screens = statesOfCode(code);
  // One at a time: screens that are filled in side by side take the focus from each other.
  const shown = screens.find(({ id }) => id === chosen) ?? screens[0];
  return (
    <main className="help-desk">
      <h1>Look up a code</h1>
      <label>
        Code, such as L-503-7F3A
        <input name="code" autoComplete="off" onChange={({ target }) => setCode(target.value)} />
      </label>
      <label>
        App and language
        <select name="look" onChange={({ target }) => setLook(target.value)}>
          {looks.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <div role="status">
        {meaningsOf(code).map((meaning) => (
          <p key={meaning}>{meaning}</p>
        ))}
        {code !== "" && screens.length === 0 && <p>This code has no screen of its own.</p>}
      </div>
      {screens.length > 1 && (
        <label>
          Screen
          <select
            name="screen"
            value={shown?.id}
            onChange={({ target }) => setChosen(target.value)}
          >
            {screens.map(({ id }) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </label>
      )}
      {shown && (
        <section>
          <h2>{shown.id}</h2>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own screen, which needs its storage */}
          <iframe title={shown.id} src={frameUrl(code, shown.id, look)} />
        </section>
      )}
    </main>
  );
}

/** Meanings of the parts of a code, from docs/help-desk.md. */
function meaningsOf(code: string): string[] {
  const parts =
    code
      .toUpperCase()
      .match(/[A-Z]+|\d{3}/gu)
      ?.slice(0, 2) ?? [];
  const rows = [...guide.matchAll(/^\| `(\w+)` \| (.*) \|$/gmu)];
  return rows
    .filter(([, part = ""]) => parts.includes(part))
    .map(([, part, text]) => `${part}: ${text}`);
}

function frameUrl(code: string, screen: string, look: string): string {
  const [region, language] = look.split(", ");
  const query = new URLSearchParams({
    viewMode: "story",
    id: "help-desk--screen",
    code,
    screen,
    globals: `region:${region};language:${language};a11y.manual:!true`,
  });
  return `iframe.html?${query}`;
}
