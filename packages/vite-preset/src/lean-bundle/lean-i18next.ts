import { type LeanLibrary, leftOut, type Replacements } from "./lean-library.ts";

/**
 * Replacements that hold with the options that `createI18n` of core sets, and with dictionaries, whose entries are all
 * texts.
 */
const facts: Replacements = {
  // The defaults that are still read.
  get: `() => ({ defaultNS: ["translation"], pluralSeparator: "_" })`,
  withDefaults: `(options) => ({
    ...get(),
    ...options,
    interpolation: { ...options.interpolation },
  })`,
  keySeparator: "false",
  nsSeparator: "false",
  // As with `keySeparator: false`: a path is a language, a namespace and a whole key.
  deepFind: "(obj, path) => obj && Object.hasOwn(obj, path) ? obj[path] : undefined",
  getPath: "(object, path) => path.reduce(deepFind, object)",
  setPath: "(object, [language, ns], texts) => { (object[language] ??= {})[ns] = texts; }",
  "this.options.load": `"currentOnly"`,
  "opt.nest": "false",
  // `{{count, number}}`: a dictionary with a format stops the build.
  handleFormat: "(name) => deepFind(data, name)",
  skipOnVariables: "true",
  // No text is an object or a list.
  ...all("false", "handleAsObject", "isObjectHit", "isString(joinArrays)"),
  resType: `""`,
  // What comes from options that are not set.
  ...all("false", "hasDefaultValue", "defaultValue", "nb", "na", "seemsNaturalLanguage"),
  ...all("undefined", "ignoreJSONStructure", "missingInterpolationHandler"),
  ...all("undefined", "defaultValueSuffix", "fallbackLngs", "ordinalPrefix", "postProcessorNames"),
  ...undefinedExcept("opt", "count", "replace"),
  ...all("undefined", "this.modules", "this.modules.*"),
  ...undefinedExcept("this.options", "defaultNS", "fallbackLng", "fallbackNS", "interpolation"),
  ...undefinedExcept("this.options", "lng", "missingKeyHandler", "pluralSeparator", "prepend"),
  ...undefinedExcept("this.options", "resources", "saveMissing"),
  ...all("undefined", "this.backendConnector", "this.escapeValue", "this.i18nFormat", "this.utils"),
  ...all("undefined", "this.options.interpolation.defaultVariables", "this.supportedLngs"),
  ...all("undefined", "this.services.languageDetector", "options.ordinal", "options.supportedLngs"),
  // The marks around a placeholder.
  "this.prefixText": `"{{"`,
  "this.maxReplaces": "1000",
  "this.useRawValueToEscape": "false",
  "Interpolator.init": "{}",
  "Interpolator.resetRegExp": `{
    this.regexp = /{{(.+?)}}/g;
    this.regexpUnescape = /{{-(.+?)}}/g;
  }`,
  // Languages have the canonical tags of a region's table, and a dictionary before they are shown.
  "LanguageUtil.formatLanguageCode": "{ return code; }",
  "PluralResolver.getRule":
    "{ return this.pluralRulesCache[code] ??= new Intl.PluralRules(code); }",
  "LanguageUtil.getFallbackCodes": "{ return fallbacks; }",
  "LanguageUtil.toResolveHierarchy":
    "{ return [...new Set([code, ...this.options.fallbackLng])]; }",
  "ResourceStore.hasLanguageSomeTranslations": "{ return true; }",
  isRefusedLanguageCode: "() => false",
  ...all("undefined", "this.configuredLngs", "this.formattedCodes", "this.resolveHierarchyCache"),
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
  ...all("undefined", "s.backendConnector", "s.utils"),
  ...leftOut("I18n.hydrate", "I18n.loadLanguages", "I18n.loadNamespaces", "I18n.reloadResources"),
  ...leftOut("I18n.hasLoadedNamespace"),
  "I18n.loadResources": "{ callback(null); }",
  "I18n.setResolvedLanguage": "{}",
  "ResourceStore.addNamespaces": "{}",
  Formatter: "{ format(value) { return value; } }",
  // `$t(key)` in a text: core has it off.
  ...leftOut("Interpolator.nest"),
  // Keys that are functions.
  ...leftOut("keysFromSelector"),
  // Dictionaries replace each other; they are not merged.
  ...leftOut("deepExtend"),
  ...leftOut("EventEmitter.off", "EventEmitter.once", "I18n.setDefaultNamespace"),
  ...leftOut("Interpolator.reset", "LanguageUtil.getLanguagePartFromCode"),
  ...leftOut("LanguageUtil.clearCache", "LanguageUtil.formatUncached", "PluralResolver.clearCache"),
  ...leftOut("LanguageUtil.getBestMatchFromCodes", "LanguageUtil.isSupportedCode"),
  ...leftOut("I18n.cloneInstance", "I18n.dir", "I18n.exists", "I18n.getFixedT", "I18n.toJSON"),
  ...leftOut("I18n.use", "LanguageUtil.getScriptPartFromCode", "PluralResolver.getSuffixes"),
  ...leftOut("PluralResolver.getPluralFormsOfKey", "PluralResolver.needsPlural"),
  ...leftOut("ResourceStore.addResource", "ResourceStore.addResources", "ResourceStore.toJSON"),
  ...leftOut("ResourceStore.removeNamespaces", "ResourceStore.removeResourceBundle"),
  ...leftOut("ResourceStore.getDataByLanguage", "ResourceStore.getResourceBundle"),
  ...leftOut("Translator.exists", "Translator.getUsedParamsDetails", "Translator.hasDefaultValue"),
  storeApi: `["getResource", "hasResourceBundle"]`,
  storeApiChained: `["addResourceBundle"]`,
  // Exported methods of an instance that core does not have.
  ...all("undefined", "changeLanguage", "dir", "exists", "getFixedT", "hasLoadedNamespace", "init"),
  ...all("undefined", "loadLanguages", "loadNamespaces", "loadResources", "reloadResources", "t"),
  ...all("undefined", "setDefaultNamespace", "use"),
  // Messages for developers.
  ...all("undefined", "baseLogger", "looksLikeObjectPathRegExpCache", "this.logger"),
  "this.logger.debug": "false",
  "this.pendingWarnings": "undefined",
};

const calls = [
  String.raw`\.logger\.\w+`,
  "assertSeparateArguments",
  String.raw`s\.backendConnector\.on`,
  String.raw`this\.modules\.external\.forEach`,
];

/** i18next without unused methods, because a bundler cannot remove methods of a class. */
export const leanI18next: LeanLibrary = {
  name: "i18next",
  modules: /\/(?<path>i18next\.js)\?lean$/u,
  parts: { "i18next.js": replacements },
  // Messages, checks of arguments, and calls of modules that core does not have.
  messages: new RegExp(`(?:${calls.join("|")})$`, "u"),
};
