import { chakra } from '@chakra-ui/react'

const Part = chakra('i', { base: { position: 'absolute', display: 'block' } })

/**
 * The drawing of a closed gate, two posts and a bolt, next to the login form on wide windows. Decorative, so it has
 * no accessible name.
 */
export const ClosedGate = () => (
  <chakra.div
    aria-hidden="true"
    hideBelow="lg"
    data-print="hidden"
    position="relative"
    overflow="hidden"
    m="2"
    rounded="xl"
    bg="brand.scene"
  >
    <Part insetBlock="0" left="22%" width="11%" bg="brand.post" />
    <Part insetBlock="0" right="22%" width="11%" bg="brand.post" />
    <Part insetX="0" top="50%" height="10" translate="0 -50%" bg="accent.bolt" />
  </chakra.div>
)
