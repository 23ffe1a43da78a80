import { chakra } from '@chakra-ui/react'
import { type ReactNode, useContext } from 'react'
import { PhoneContext, useKnownWidth } from './use-media-query.ts'

type Props = {
  /** Below 768 px; on a phone below 1024 px, which it seldom has when it is held sideways. */
  narrow: () => ReactNode
  /** From there on. */
  wide: () => ReactNode
}

/**
 * Draws one of two by the width of the window. A page that comes as HTML has both, of which the styles show one, where the
 * server knows no width: what is shown first stays where it is, so that a press on it is not lost. Phones get the narrow one.
 */
export function ByWidth({ narrow, wide }: Props) {
  const isPhone = useContext(PhoneContext)
  const isWide = useKnownWidth(isPhone ? 'lg' : 'md')
  return (
    <>
      {isWide !== true && (
        // On a phone it is the only one until the app knows the width, so no style may hide it.
        <chakra.div key="narrow" display={isPhone ? 'contents' : { base: 'contents', md: 'none' }}>
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
