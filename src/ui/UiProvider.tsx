import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { useColorMode } from './color-mode.ts'
import { createStyleCache, hasGlobalStyles, type StyleCache } from './style-cache.ts'
import { rememberRecipes } from './theme/remembering.ts'
import { system } from './theme/system.ts'
import { PhoneContext } from './use-media-query.ts'

export type UiProviderProps = {
  /** The page's CSP nonce; every style element of this provider has it. */
  nonce?: string
  /** Collects the styles instead of writing them to the page, for rendering to HTML. */
  styles?: StyleCache
  /** Whether the HTML is, or was, rendered for a phone. */
  isPhone?: boolean | undefined
  children: ReactNode
}

const systemWithRecipes = rememberRecipes(system)
// The design system without the global styles. The document already contains those styles, and computing them again
// would block the page.
const withoutGlobals: typeof system = {
  ...systemWithRecipes,
  _global: [],
  _config: { ...system._config, disableLayers: true },
}

/** Provides the design system for all children, with styles that pass a strict CSP. */
export function UiProvider({ nonce, styles, isPhone = false, children }: UiProviderProps) {
  // Called here, so that a page without the colour mode switch also follows the mode of the system and of other tabs.
  useColorMode()
  const [cache] = useState(() => styles ?? createStyleCache(nonce))
  const [value] = useState(() => (hasGlobalStyles() ? withoutGlobals : systemWithRecipes))
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={value}>
        <PhoneContext value={isPhone}>{children}</PhoneContext>
      </ChakraProvider>
    </CacheProvider>
  )
}
