import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Post = chakra('i', {
  base: {
    position: 'absolute',
    width: { base: '7', md: '11' },
    top: { base: '-5', lg: '-14' },
    bottom: { base: '-4', lg: '-6' },
    bg: 'brand.subtle',
    rounded: 'lg',
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
          width="100%"
          bottom={{ base: '3', md: '5' }}
          height={{ base: '2', md: '3' }}
          rounded="full"
          bg="accent.bolt"
        />
      </chakra.div>
      {children}
    </chakra.div>
  )
}
