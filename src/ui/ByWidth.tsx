import { chakra } from '@chakra-ui/react'
import { type ReactNode, useContext } from 'react'
import { PhoneContext, useKnownRoom } from './use-media-query.ts'

type Props = {
  /** Below 768 px; on a phone below 1024 px, which a phone rarely has in landscape. */
  narrow: () => ReactNode
  /** From that width. */
  wide: () => ReactNode
}

/**
 * Draws one of two by the width of the window. A page that comes as HTML has both, of which the styles show one, where the server
 * knows no width: the one shown first stays in place, so that a press on it is not lost. Phones get the narrow one. Where there
 * is only one, no style hides it: a sheet of paper is narrower than the window that it is printed from.
 */
export function ByWidth({ narrow, wide }: Props) {
  const isPhone = useContext(PhoneContext)
  const isWide = useKnownRoom(isPhone ? 'lg' : 'md')
  return (
    <>
      {isWide !== true && (
        <chakra.div
          key="narrow"
          data-width-unknown={isWide === undefined || undefined}
          display={isWide === undefined ? { base: 'contents', md: 'none' } : 'contents'}
        >
          {narrow()}
        </chakra.div>
      )}
      {isWide !== false && (
        <chakra.div key="wide" display={isWide === undefined ? { base: 'none', md: 'contents' } : 'contents'}>
          {wide()}
        </chakra.div>
      )}
    </>
  )
}
