/** A command in a document, with its flags. */
export interface DocumentedCommand {
  page: string;
  /** Such as `waymark configure`, `waymark-sandbox` or `npm run build`. */
  command: string;
  flags: string[];
}

const CODE = /```sh[^\n]*\n(?<block>[^]*?)```|`(?<inline>[^`\n]+)`/gu;
const COMMAND =
  /(?:^|\b)(?<command>waymark (?:host )?[a-z]+|(?:npx )?@waymark\/sandbox|waymark-[a-z]+|npm run [a-z:]+)(?<rest>(?: [^|&;#\n]*)?)/gmu;
const FLAG = /(?<=\s)--[a-z][a-z-]*/gu;

/** Lists the commands of our own in a document: in its blocks of a shell, and in code within its text. */
export function documentedCommands(page: string, text: string): DocumentedCommand[] {
  const code = [...text.matchAll(CODE)].map(
    ({ groups }) => groups?.["block"] ?? groups?.["inline"],
  );
  return code.flatMap((each = "") =>
    [...each.replaceAll("\\\n", " ").matchAll(COMMAND)].map(({ groups }) => ({
      page,
      command: (groups?.["command"] ?? "").replace(
        /^(?:npx )?@waymark\/sandbox/u,
        "waymark-sandbox",
      ),
      flags: groups?.["rest"]?.match(FLAG) ?? [],
    })),
  );
}
