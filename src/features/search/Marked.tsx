import { chakra } from '@chakra-ui/react'
import type { MarkedPart } from '#domain/korean/search-word.ts'

const Mark = chakra('mark', {
  base: { bg: 'transparent', color: 'brand.fg', fontWeight: 'bold' },
})

/** A text in which the places that the typed text matches are marked. */
export const Marked = ({ parts }: { parts: readonly MarkedPart[] }) =>
  parts.map(({ text, isMatch }, index) => (isMatch ? <Mark key={index}>{text}</Mark> : text))
