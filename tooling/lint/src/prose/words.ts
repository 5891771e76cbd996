export interface WordRule {
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
}

/** Words that docs/glossary.md has a standard term for. */
const rows: readonly (readonly [string, string])[] = [
  // People
  [
    "somebody|anybody|nobody|no one|everybody|whoever",
    "name the person: the user, a visitor, a maintainer, a caller; or use the passive",
  ],
  [
    "(?:anyone|everyone|one|those|people) who",
    "name the person: the user, a visitor, a maintainer",
  ],
  [
    "who (?:asks|comes|signs|has|reads|wants|installs)(?= (?:for|in|back|their|to|it))",
    "name the person: a user who ...",
  ],
  // Prerendering and lazy loading
  ["(?:take|takes|taking|taken|took)(?: \\w+){0,3} over", "hydrate, replace, release"],
  ["pieces?", "chunk, part, segment"],
  [
    "late(?:r)? (?:screens?|parts?|additions?|chunks?|scripts?|texts?)|(?:screens?|parts?) that comes? later",
    "lazy, deferred",
  ],
  [
    "early (?:failures?|holds?|press(?:es)?|scripts?|submits?)",
    "inline head script, queued submit",
  ],
  ["held(?! down)", "pending, queued, kept, checked, compared"],
  ["(?:says?|words?) first|first words", "prerendered content, initial content"],
  ["brings? (?:\\w+ ){0,3}along|brought along", "include, install, import"],
  // Riddles
  ["in (?:its|their) place", "instead, or name the place"],
  ["of (?:its|their) own accord|by (?:it|them)sel(?:f|ves)", "automatically, alone"],
  ["becomes? of", "happens to"],
  ["what(?:ever)? (?:it|they) says?", "its content, its output, its message"],
  ["whatever (?:becomes|comes|happens|was|else)", "any, even if"],
  ["stands? (?!in for|for|alone|up|out)|standing (?!in for)", "is, is in, is written"],
  ["stood", "was, was in"],
  ["looks? after|looked after|sees to", "handle, manage"],
  ["(?:do|does|go|goes|gone|going) without", "omit, not need, not include"],
  ["(?:go|goes|going|went|carried) on", "continue"],
  ["ways? on", "next step"],
  ["at hand|to be had|can(?:not)? be had", "available"],
  ["for good", "permanently"],
  ["(?:is|are|was|were) (?:none|nothing) the worse|at home", "plain words"],
  // Old words
  ["anew|afresh", "again, new"],
  ["mend(?:s|ed|ing)?", "fix, repair"],
  ["rubbish", "invalid data"],
  ["younger", "newer"],
  ["(?:lay|lays|laid)(?! out)", "merge, write, place"],
  ["(?:told|tell|tells|telling) (?:apart|from|of)", "distinguish, report"],
  ["(?:has|have)(?: not)? got", "has, lacks"],
  [
    "(?:the|no|a) line (?:is|returns|comes|has|that is)|without a line",
    "network, connection, online, offline",
  ],
  ["houses?|storeys?|rooms? of (?:core|the)", "package, layer, folder"],
  ["telephone", "phone"],
  ["faults? (?:is|are) told|tells? in words|in words", "report the problem"],
];

export const words: readonly WordRule[] = rows.map(([source, instead]) => ({
  pattern: new RegExp(`\\b(?:${source})(?:\\b|(?<=\\s))`, "giu"),
  instead,
}));
