import type { LeanCopy } from "./lean-copy.ts";
import { leftOut, type Replacements } from "./left-out.ts";

/** What holds with the options that `createI18n` of core sets, and with dictionaries, whose entries are all texts. */
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
  ignoreJSONStructure: "true",
  "this.options.load": `"currentOnly"`,
  "this.options.saveMissingTo": `"fallback"`,
  "opt.nest": "false",
  skipOnVariables: "true",
  // No text is an object or a list.
  ...falseAll("isObjectHit", "isString(joinArrays)", "objectNotReturned"),
  // What comes from options that are not set.
  ...falseAll("hasDefaultValue", "nb", "na", "seemsNaturalLanguage"),
  ...falseAll("defaultValue", "defaultValueSuffix", "defaultValueSuffixOrdinalFallback"),
  ...falseAll("postProcessorNames", "resExactUsedKey", "resType", "resUsedKey"),
  ...undefinedIn("opt", "context", "fallbackLng", "interpolation", "joinArrays", "lng", "lngs"),
  ...undefinedIn("opt", "ns", "nsSeparator", "ordinal", "postProcess", "returnDetails"),
  ...undefinedIn("opt", "appendNamespaceToCIMode", "keySeparator", "skipInterpolation"),
  ...undefinedIn("opt", "defaultValue", "missingKeyNoValueFallbackToKey"),
  ...undefinedIn("options", "ordinal", "preload", "supportedLngs"),
  ...undefinedIn("this", "alwaysFormat", "backendConnector", "escape", "escapeValue", "i18nFormat"),
  ...undefinedIn("this", "nestingPrefix", "nestingPrefixText", "nestingSuffix", "utils"),
  ...undefinedIn("this", "nestingOptionsSeparator", "nestingRegexp", "useRawValueToEscape"),
  ...undefinedIn("this", "pendingWarnings", "supportedLngs"),
  ...undefinedIn(
    "this.modules",
    "backend",
    "formatter",
    "i18nFormat",
    "languageDetector",
    "logger",
  ),
  ...undefinedIn("this.services", "languageDetector"),
  ...undefinedIn("this.options", "cleanCode", "ignoreJSONStructure", "initAsync", "isClone"),
  ...undefinedIn("this.options", "appendNamespaceToCIMode", "appendNamespaceToMissingKey"),
  ...undefinedIn("this.options", "joinArrays", "keySeparator", "lowerCaseLng", "nsSeparator"),
  ...undefinedIn("this.options", "missingInterpolationHandler", "missingKeyNoValueFallbackToKey"),
  ...undefinedIn("this.options", "nonExplicitSupportedLngs", "overloadTranslationOptionHandler"),
  ...undefinedIn("this.options", "parseMissingKeyHandler", "postProcess", "returnDetails"),
  ...undefinedIn("this.options", "returnEmptyString", "returnNull", "returnObjects"),
  ...undefinedIn("this.options", "returnedObjectHandler", "saveMissingPlurals", "supportedLngs"),
  ...undefinedIn("this.options", "updateMissing", "userDefinedKeySeparator"),
  ...undefinedIn("this.options", "userDefinedNsSeparator"),
  ...undefinedIn("this.options.interpolation", "defaultVariables", "skipOnVariables"),
};

function falseAll(...names: readonly string[]): Replacements {
  return Object.fromEntries(names.map((name) => [name, "false"]));
}

function undefinedIn(owner: string, ...properties: readonly string[]): Replacements {
  return Object.fromEntries(properties.map((name) => [`${owner}.${name}`, "undefined"]));
}

/** What core never calls of i18next. */
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
  ...leftOut("I18n.cloneInstance", "I18n.dir", "I18n.exists", "I18n.getFixedT", "I18n.toJSON"),
  ...leftOut("I18n.setDefaultNamespace", "I18n.use", "EventEmitter.once", "Translator.exists"),
  ...leftOut("LanguageUtil.getScriptPartFromCode", "Translator.getUsedParamsDetails"),
  ...leftOut("PluralResolver.getPluralFormsOfKey", "PluralResolver.getSuffixes"),
  ...leftOut("PluralResolver.needsPlural", "ResourceStore.addResource"),
  ...leftOut("ResourceStore.addResources", "ResourceStore.removeResourceBundle"),
  ...leftOut("ResourceStore.toJSON", "ResourceStore.removeNamespaces"),
  ...leftOut("LanguageUtil.clearCache", "PluralResolver.clearCache", "Interpolator.reset"),
  ...leftOut("Logger.log", "Logger.warn", "Logger.once", "Logger.deprecate", "Logger.clone"),
  ...leftOut("Translator.hasDefaultValue"),
};

/** i18next without unused methods, because a bundler cannot remove methods of a class. */
export const leanI18next: LeanCopy = {
  name: "i18next",
  file: "i18next.js",
  replacements,
  // What the logger only writes where i18next's `debug` is on, and deprecations.
  messages: /\.logger\.(?:log|warn|once|deprecate)$/u,
};
