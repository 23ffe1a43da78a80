import { chakra } from '@chakra-ui/react'
import { type ReactNode, useContext } from 'react'
import { PhoneContext, useContentWidth } from './use-media-query.ts'

type Props = {
  /** The content below 768 px; on phones below 1024 px, since few phones in landscape are wider than that. */
  narrow: () => ReactNode
  /** The content for wider windows. */
  wide: () => ReactNode
}

/**
 * Renders one of two variants by the width of the window. If the server does not know the width, the HTML contains
 * both variants, and styles hide one of them: the visible variant is not rendered again, so that a click on it is not
 * lost. Phones get the narrow variant. A single variant is never hidden by styles, because the paper is narrower than
 * the window that is printed.
 */
export function ByWidth({ narrow, wide }: Props) {
  const isPhone = useContext(PhoneContext)
  const isWide = useContentWidth(isPhone ? 'lg' : 'md')
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
