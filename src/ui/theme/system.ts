import { createSystem } from '@chakra-ui/react'
import { globalCss } from './global-css.ts'
import { semanticColors } from './semantic-colors.ts'
import { breakpoints, keyframes, textStyles, tokens } from './tokens.ts'
import { vocabulary } from './vocabulary.ts'

// The build puts the styles of every page into the document, so the app does not write them again.
const isInDocument = import.meta.env.PROD && !import.meta.env.SSR

/**
 * The app's own tokens and vocabulary on Chakra's engine. Recipes are next to their components, so that a chunk
 * contains only the recipes that it needs.
 */
export const system = createSystem({
  ...vocabulary,
  preflight: true,
  cssVarsRoot: ':where(:root)',
  cssVarsPrefix: 'ui',
  globalCss: isInDocument ? {} : globalCss,
  theme: { breakpoints, keyframes, textStyles, tokens, semanticTokens: { colors: semanticColors } },
})
