const CODE = /```sh[^\n]*\n(?<block>[^]*?)```|`(?<inline>[^`\n]+)`/gu;
const COMMAND =
  /(?:^|\b)(?<command>waymark (?:host )?[a-z]+|waymark-[a-z]+|npm run [a-z:]+)(?<rest>(?: [^|&;#\n]*)?)/gmu;
const SCRIPT =
  /^(?:[A-Z_]+=\S+ )?(?<command>(?:pnpm|npm) (?:(?:-r|--silent|--filter[ =]\S+) )*(?:run )?(?<script>[a-z][a-z0-9:-]*))(?<rest>(?: [^|&;#\n]*)?)/gmu;
const FLAG = /(?<=\s)--[a-z][a-z-]*/gu;
const PATH = /`(?<path>(?:apps|packages|tooling|docs|scripts|\.github|\.changeset)\/[^`\s]*)`/gu;

/** Code of a document: its blocks of a shell, and code within its text. Texts in quotes are those of other commands. */
function codeIn(text: string): string[] {
  return [...text.matchAll(CODE)].map(({ groups }) =>
    (groups?.["block"] ?? groups?.["inline"] ?? "")
      .replaceAll("\\\n", " ")
      .replaceAll(/"[^"\n]*"/gu, '""')
      .replaceAll(/(?:npx )?@waymark\/cli /gu, "waymark ")
      .replaceAll(/(?<!--filter )(?:npx )?@waymark\/sandbox/gu, "waymark-sandbox"),
  );
}

/** The groups of each match of a pattern in the code of a document. */
function matchesIn(text: string, pattern: RegExp): Partial<Record<string, string>>[] {
  const matches = codeIn(text).flatMap((code) => [...code.matchAll(pattern)]);
  return matches.map(({ groups = {} }) => groups);
}

/** Lists the commands of our own packages in a document, and the scripts of a region, with their flags. */
export function documentedCommands(page: string, text: string) {
  return matchesIn(text, COMMAND).map(({ command = "", rest = "" }) => {
    return { page, command, flags: rest.match(FLAG) ?? [] };
  });
}

/** A script of this repository in a document. */
export type DocumentedScript = ReturnType<typeof documentedScripts>[number];

/** Lists the scripts in a document that pnpm or npm runs, each with the package that `--filter` names, and the words after it. */
export function documentedScripts(page: string, text: string) {
  return matchesIn(text, SCRIPT).map(({ command = "", script = "", rest = "" }) => {
    const [, filter] = /--filter[ =](\S+)/u.exec(command) ?? [];
    return { page, command, script, filter, rest, flags: rest.match(FLAG) ?? [] };
  });
}

/** Lists the paths in a document that name files or folders of this repository, as patterns. */
export function documentedPaths(text: string): string[] {
  return [...text.matchAll(PATH)].map(({ groups }) =>
    (groups?.["path"] ?? "").replace(/\/$/u, "").replaceAll(/<[^>]+>/gu, "*"),
  );
}
