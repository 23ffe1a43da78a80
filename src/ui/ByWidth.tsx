import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useKnownWidth } from './use-media-query.ts'

type Props = {
  /** Below 768 px. */
  narrow: () => ReactNode
  /** From 768 px on. */
  wide: () => ReactNode
}

/**
 * Draws one of two by the width of the window. A page that comes as HTML has both, of which the styles show one, where the
 * server knows no width: what is shown first stays where it is, so that a press on it is not lost. Phones get the narrow one.
 */
export function ByWidth({ narrow, wide }: Props) {
  const isWide = useKnownWidth('md')
  return (
    <>
      {isWide !== true && (
        <chakra.div key="narrow" display={{ base: 'contents', md: 'none' }}>
          {narrow()}
        </chakra.div>
      )}
      {isWide !== false && (
        <chakra.div key="wide" display={{ base: 'none', md: 'contents' }}>
          {wide()}
        </chakra.div>
      )}
    </>
  )
}
