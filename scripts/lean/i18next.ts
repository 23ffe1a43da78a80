import type { Pruning } from './prune.ts'

/**
 * i18next for one language whose texts are given: none is fetched, detected, fallen back to, saved or posted, a text has no
 * plural or nested forms, and formats are those that we add. lean-i18next.test.ts holds it to the whole library.
 */
export const i18nextPruning: Pruning = {
  drop: ['this.logger', 'baseLogger'],
  replace: {
    // Without its `debug` it says nothing anyway.
    Logger: 'class Logger { init() {} create() { return this } clone() { return this } }',
    Connector:
      'class Connector extends EventEmitter { state = {}; load(languages, namespaces, callback) { callback() } }',
    LanguageUtil: `class LanguageUtil {
      toResolveHierarchy(code) { return [code] }
      getFallbackCodes() { return [] }
      getBestMatchFromCodes(codes) { return codes[0] }
      isSupportedCode() { return true }
    }`,
    // A text that counts is looked for under its own name alone.
    PluralResolver: "class PluralResolver { getSuffix() { return '' } getSuffixes() { return [''] } }",
    parseFormatStr: 'format => ({ formatName: format.toLowerCase().trim(), formatOptions: {} })',
    'Formatter.init':
      "init(services, options) { this.formatSeparator = options?.interpolation.formatSeparator || ','; this.formats = {} }",
    'Formatter.addCached': '',
    'Interpolator.nest': 'nest(text) { return text }',
    'I18n.cloneInstance': '',
    'I18n.dir': '',
    'I18n.hydrate': '',
    'I18n.reloadResources': 'reloadResources() {}',
    'I18n.loadLanguages': '',
    'I18n.toJSON': '',
    'I18n.use': `use(module) {
      if (module.type === '3rdParty') this.modules.external.push(module)
      return this
    }`,
    'I18n.loadResources': 'loadResources(language, callback) { callback?.(null) }',
    'I18n.hasLoadedNamespace': 'hasLoadedNamespace() { return true }',
    'I18n.loadNamespaces': 'loadNamespaces(ns, callback) { callback?.() }',
    'Translator.exists': '',
    'Translator.getUsedParamsDetails': 'getUsedParamsDetails() {}',
    'ResourceStore.addResource': '',
    'ResourceStore.addResources': '',
    'ResourceStore.removeResourceBundle': '',
    'ResourceStore.toJSON': '',
    'ResourceStore.deprecateDottedLng': '',
    send: '() => {}',
    keysFromSelector: 'function keysFromSelector(selector) { return String(selector) }',
    createProxy: '',
    dir: 'undefined',
    reloadResources: 'undefined',
    loadLanguages: 'undefined',
    loadNamespaces: 'undefined',
  },
}
