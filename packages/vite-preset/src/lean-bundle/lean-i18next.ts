import { type LeanLibrary, leftOut, type Replacements } from "./left-out.ts";

/**
 * Replacements that hold with the options that `createI18n` of core sets, and with dictionaries, whose entries are all
 * texts.
 */
const facts: Replacements = {
  // The defaults that are still read.
  get: `() => ({
    ns: ["translation"],
    defaultNS: ["translation"],
    pluralSeparator: "_",
    interpolation: {},
  })`,
  keySeparator: "false",
  nsSeparator: "false",
  // As with `keySeparator: false`.
  deepFind: "(obj, path) => obj && Object.hasOwn(obj, path) ? obj[path] : undefined",
  "this.options.load": `"currentOnly"`,
  "opt.nest": "false",
  skipOnVariables: "true",
  // No text is an object or a list.
  ...all("false", "isObjectHit", "isString(joinArrays)"),
  // What comes from options that are not set.
  ...all("false", "hasDefaultValue", "defaultValue", "nb", "na", "seemsNaturalLanguage"),
  ...undefinedExcept("opt", "count", "replace"),
  ...undefinedExcept("this.modules", "external"),
  ...undefinedExcept("this.options", "defaultNS", "fallbackLng", "fallbackNS", "interpolation"),
  ...undefinedExcept(
    "this.options",
    "lng",
    "missingKeyHandler",
    "ns",
    "pluralSeparator",
    "prepend",
  ),
  ...undefinedExcept("this.options", "resources", "saveMissing"),
  ...all("undefined", "this.alwaysFormat", "this.backendConnector", "this.i18nFormat"),
  ...all("undefined", "this.escape", "this.escapeValue", "this.nestingRegexp", "this.utils"),
  ...all("undefined", "this.options.interpolation.defaultVariables", "this.supportedLngs"),
  ...all("undefined", "this.services.languageDetector", "options.ordinal", "options.supportedLngs"),
};

function all(value: string, ...parts: readonly string[]): Replacements {
  return Object.fromEntries(parts.map((part) => [part, value]));
}

function undefinedExcept(owner: string, ...properties: readonly string[]): Replacements {
  const kept = properties.map((name) => [`${owner}.${name}`, `${owner}.${name}`]);
  return { [`${owner}.*`]: "undefined", ...Object.fromEntries(kept) };
}

/** Replacements for the parts of i18next that core never calls. */
const replacements: Replacements = {
  ...facts,
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
  // Dictionaries replace each other; they are not merged.
  ...leftOut("deepExtend"),
  ...leftOut("EventEmitter.once", "I18n.setDefaultNamespace", "Interpolator.reset"),
  ...leftOut("LanguageUtil.clearCache", "PluralResolver.clearCache"),
  ...leftOut("I18n.cloneInstance", "I18n.dir", "I18n.exists", "I18n.getFixedT", "I18n.toJSON"),
  ...leftOut("I18n.use", "LanguageUtil.getScriptPartFromCode", "PluralResolver.getSuffixes"),
  ...leftOut("PluralResolver.getPluralFormsOfKey", "PluralResolver.needsPlural"),
  ...leftOut("ResourceStore.addResource", "ResourceStore.addResources", "ResourceStore.toJSON"),
  ...leftOut("ResourceStore.removeNamespaces", "ResourceStore.removeResourceBundle"),
  ...leftOut("Translator.exists", "Translator.getUsedParamsDetails"),
  ...leftOut("Logger.log", "Logger.warn", "Logger.once", "Logger.deprecate", "Logger.clone"),
};

/** i18next without unused methods, because a bundler cannot remove methods of a class. */
export const leanI18next: LeanLibrary = {
  name: "i18next",
  modules: /\/(?<path>i18next\.js)\?lean$/u,
  parts: { "i18next.js": replacements },
  // What the logger only writes where i18next's `debug` is on, and deprecations.
  messages: /\.logger\.(?:log|warn|once|deprecate)$/u,
};
