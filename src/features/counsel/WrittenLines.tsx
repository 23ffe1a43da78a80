import { chakra } from '@chakra-ui/react'

/** What a person wrote, with their line breaks; a long word breaks. */
export const WrittenLines = chakra('span', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontWeight: 'normal' },
})
