// A docstring that begins with its noun or verb names its subject first. "What", "Whether" and the like name it last.

const QUESTION = /^[\s*]*(What|Whether|Where|How|Which|Who)\b/u;

export const docstringBeginsWithNoun = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (comment.type !== "Block" || !comment.value.startsWith("*")) continue;
        const word = QUESTION.exec(comment.value)?.[1];
        if (word)
          context.report({
            loc: comment.loc,
            message: `A docstring begins with its noun or verb, not with "${word}".`,
          });
      }
    },
  }),
};
