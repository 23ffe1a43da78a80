import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { useColorMode } from './color-mode.ts'
import { system } from './theme/system.ts'

export type UiProviderProps = {
  /** The page's CSP nonce; every style element this provider inserts carries it. */
  nonce?: string
  children: ReactNode
}

/** Gives everything below it the design system, with styles that pass a strict CSP. */
export function UiProvider({ nonce, children }: UiProviderProps) {
  // Mounted here, the page follows the system and the other tabs wherever the switch is.
  useColorMode()
  const [cache] = useState(() => createCache({ key: 'ui', ...(nonce ? { nonce } : {}) }))
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
