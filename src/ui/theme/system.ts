import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { globalCss } from './global-css.ts'
import { semanticColors } from './semantic-colors.ts'
import { breakpoints, keyframes, textStyles, tokens } from './tokens.ts'

/** Our own tokens on Chakra's utilities. Recipes live beside their components: a chunk carries only its own. */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsRoot: ':where(:root)',
  cssVarsPrefix: 'ui',
  globalCss,
  theme: { breakpoints, keyframes, textStyles, tokens, semanticTokens: { colors: semanticColors } },
})
