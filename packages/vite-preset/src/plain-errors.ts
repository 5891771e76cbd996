import type { Plugin } from "vite";
import { InputError } from "@waymark/hosting";

/** Has vite print a region's mistake in its words alone. The bundler adds its own stack, which has no line of the region. */
export function plainErrors(): Plugin {
  return {
    name: "waymark:plain-errors",
    apply: "build",
    buildApp: {
      order: "post",
      async handler(builder) {
        for (const environment of Object.values(builder.environments)) {
          if (environment.isBuilt) continue;
          await builder.build(environment).catch((error: unknown) => {
            throw withoutStack(error);
          });
        }
      },
    },
  };
}

function withoutStack(error: unknown): unknown {
  const errors = error instanceof Error && "errors" in error ? error.errors : [];
  if (!Array.isArray(errors) || errors.length === 0 || !errors.every(isOfRegion)) return error;
  return new InputError(errors.map(({ message }) => message).join("\n"));
}

/** Returns true for an error of ours, and for one of the bundler about a file, which shows the place in it. */
function isOfRegion(error: unknown): error is Error {
  return error instanceof InputError || (error instanceof Error && "kind" in error);
}
