import { chakra } from '@chakra-ui/react'

/** The name of a requester, as wide before a decision as after it, so that no column moves. */
export const RequesterBox = chakra('span', {
  base: { display: 'inline-block', minWidth: '4.5rem', maxWidth: 'full', verticalAlign: 'bottom' },
  variants: { isShort: { true: { width: '7rem', truncate: true }, false: {} } },
})
