import type { Plugin } from 'vite'
import {
  emotionCachePruning,
  memoPruning,
  systemPruning,
  tokenDictionaryPruning,
  tokenTransformsPruning,
  utilityPruning,
} from './chakra.ts'
import { i18nextPruning } from './i18next.ts'
import { keepWrittenAttributes, keepWrittenProperties, wordsIn } from './names.ts'
import { type Pruning, prune } from './prune.ts'

const pruned = (pruning: Pruning) => (code: string) => prune(code, pruning)
const STYLED_SYSTEM = '@chakra-ui/react/dist/esm/styled-system'

/** What of each library a first visit does without, by the end of the module's path. */
export const leanModules: Record<string, (code: string) => string> = {
  'i18next/dist/esm/i18next.js': pruned(i18nextPruning),
  [`${STYLED_SYSTEM}/system.js`]: pruned(systemPruning),
  [`${STYLED_SYSTEM}/token-dictionary.js`]: pruned(tokenDictionaryPruning),
  [`${STYLED_SYSTEM}/token-transforms.js`]: pruned(tokenTransformsPruning),
  [`${STYLED_SYSTEM}/utility.js`]: pruned(utilityPruning),
  '@chakra-ui/react/dist/esm/utils/memo.js': pruned(memoPruning),
  '@emotion/cache/dist/emotion-cache.browser.esm.js': pruned(emotionCachePruning),
  '@pandacss/is-valid-prop/dist/index.mjs': (code) => keepWrittenProperties(code, wordsIn()),
  '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js': (code) =>
    keepWrittenAttributes(code, wordsIn()),
}

/** Leaves out of the browser's build what libraries bring along and nothing here uses (decision 13). */
export function leanLibraries(): Plugin {
  const waiting = new Set(Object.keys(leanModules))
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform(code, id) {
      const path = id.split('?', 1)[0]!
      const module = Object.keys(leanModules).find((end) => path.endsWith(`/node_modules/${end}`))
      if (module === undefined) return undefined
      waiting.delete(module)
      return { code: leanModules[module]!(code), map: null }
    },
    buildEnd() {
      if (waiting.size > 0) this.error(`Not found any more, and so not made lean: ${[...waiting].join(', ')}`)
    },
  }
}
