import { chakra } from '@chakra-ui/react'

/** A typed text with its line breaks; long words wrap. */
export const WrittenLines = chakra('span', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontWeight: 'normal' },
})
