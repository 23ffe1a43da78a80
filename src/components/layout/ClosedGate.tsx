import { chakra } from '@chakra-ui/react'

const Part = chakra('i', { base: { position: 'absolute', display: 'block' } })

/**
 * The drawing of a gate with a shut bolt, next to the login form on wide windows, as high as the window. Decorative, so
 * it has no accessible name. `GateNotice` of the login is in front of it.
 */
export const ClosedGate = () => (
  <chakra.div
    aria-hidden="true"
    hideBelow="lg"
    data-print="hidden"
    gridColumn="2"
    gridRow="1 / -1"
    position="sticky"
    top="2"
    height="calc(100dvh - 1rem)"
    overflow="hidden"
    m="2"
    rounded="xl"
    bg="brand.scene"
  >
    <Part insetBlock="0" left="23%" width="11%" bg="brand.post" />
    <Part insetBlock="0" right="23%" width="11%" bg="brand.post" />
    <Part left="0" right="15%" top="50%" height="9" translate="0 -50%" bg="accent.bolt" />
    <Part right="15%" top="50%" boxSize="12" rounded="full" translate="50% -50%" bg="accent.knob" />
  </chakra.div>
)
