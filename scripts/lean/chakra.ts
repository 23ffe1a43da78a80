import type { Pruning } from './prune.ts'

/** The document carries what holds on every page (scripts/build.ts), so the browser need not work it out; nor is it asked what there is. */
export const systemPruning: Pruning = {
  replace: {
    getPreflightCss: 'function getPreflightCss() {}',
    getTokenCss: 'function getTokenCss() {}',
    getGlobalCss: 'function getGlobalCss() {}',
    _global: '[]',
    query: '{}',
  },
}

/** No component here takes a colour palette; our semantic colours are named one by one. */
export const tokenDictionaryPruning: Pruning = {
  replace: { buildColorPalette: 'function buildColorPalette() {}', replaceRootWithColorPalette: '' },
}
export const tokenTransformsPruning: Pruning = {
  replace: { tokenTransforms: '[addCssVariables, addConditionalCssVariables]' },
}

/** What the types of properties are is asked by Chakra's command line alone. */
export const utilityPruning: Pruning = {
  replace: {
    assignColorPaletteProperty: '() => {}',
    assignPropertyType: '() => {}',
    assignPropertyTypes: '() => {}',
    addPropertyType: '() => {}',
    getTypes: '() => {}',
  },
}

/** Remembers without bringing what was asked for to the front each time, which costs more than it saves. */
export const memoPruning: Pruning = {
  replace: {
    'LRUCache.get': 'get(key) { return this.cache.get(key) }',
    'LRUCache.set':
      'set(key, value) { if (this.cache.size >= 2000) this.cache.clear(); this.cache.set(key, value) }',
  },
}

/** Browsers of our time need none of these prefixes; src/ui writes `WebkitUserSelect` where Safari does. */
export const emotionCachePruning: Pruning = { replace: { defaultStylisPlugins: '[]' } }
