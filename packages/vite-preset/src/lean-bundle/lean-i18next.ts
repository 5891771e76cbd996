import type { Plugin } from "vite";
import { isCore } from "./chunks.ts";
import { leftOut, type Replacements, withReplacements } from "./left-out.ts";

/** Marks core's i18next: an app that imports i18next itself gets the whole of it. */
const LEAN = "?lean";

/** What core never calls of i18next. */
const replacements: Replacements = {
  // Loading from servers: core fetches the dictionaries.
  Connector: "{}",
  ...leftOut("I18n.hydrate", "I18n.loadLanguages", "I18n.loadNamespaces", "I18n.reloadResources"),
  "I18n.hasLoadedNamespace": "{ return true; }",
  "I18n.loadResources": "{ callback(null); }",
  // `{{count, number}}`: a dictionary with a format stops the build.
  Formatter: "{ format(value) { return value; } }",
  // `$t(key)` in a text: core has it off.
  ...leftOut("Interpolator.nest"),
  // Keys that are functions.
  ...leftOut("keysFromSelector"),
  ...leftOut("I18n.cloneInstance", "I18n.dir", "I18n.exists", "I18n.getFixedT", "I18n.toJSON"),
  ...leftOut("I18n.setDefaultNamespace", "I18n.use", "EventEmitter.once", "Translator.exists"),
  ...leftOut("LanguageUtil.getScriptPartFromCode", "Translator.getUsedParamsDetails"),
  ...leftOut("PluralResolver.getPluralFormsOfKey", "PluralResolver.getSuffixes"),
  ...leftOut("PluralResolver.needsPlural", "ResourceStore.addResource"),
  ...leftOut("ResourceStore.addResources", "ResourceStore.removeResourceBundle"),
  ...leftOut("ResourceStore.toJSON"),
};

/** What the logger only writes where i18next's `debug` is on, and deprecations. */
const messages = /\.logger\.(?:log|warn|once|deprecate)$/u;

/** Removes unused methods from core's i18next, because a bundler cannot remove methods of a class. */
export function leanI18next(): Plugin {
  return {
    name: "waymark:lean-i18next",
    apply: "build",
    // Before the bundler resolves the module.
    enforce: "pre",
    resolveId: {
      filter: { id: /^i18next$/u },
      async handler(source, importer, options) {
        if (importer === undefined || !isCore(importer)) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, id: `${resolved.id}${LEAN}` };
      },
    },
    transform: { filter: { id: /\/i18next\.js\?lean$/u }, handler: (code) => withoutUnused(code) },
  };
}

/** i18next's module without what core never calls and without debug messages. */
export function withoutUnused(code: string) {
  return withReplacements(code, { name: "i18next", replacements, messages });
}
