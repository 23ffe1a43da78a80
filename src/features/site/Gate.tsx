import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Post = chakra('i', {
  base: {
    position: 'absolute',
    width: { base: '7', md: '11' },
    top: { base: '-5', lg: '-32' },
    bottom: { base: '-10', lg: '-32' },
    bg: 'brand.subtle',
  },
})

/** A drawing of a bolted gate: two posts, and the bolt across them. */
export function Gate({ children }: { children: ReactNode }) {
  return (
    <chakra.div position="relative" isolation="isolate" pb={{ base: '10', md: '16' }}>
      <chakra.div aria-hidden="true" position="absolute" inset="0" zIndex="-1">
        <Post left="12%" />
        <Post right="12%" />
        <chakra.i
          position="absolute"
          left="-4%"
          width="100vw"
          bottom={{ base: '3', md: '5' }}
          height={{ base: '3', md: '5' }}
          rounded="full"
          bg="accent.solid"
        />
      </chakra.div>
      {children}
    </chakra.div>
  )
}
