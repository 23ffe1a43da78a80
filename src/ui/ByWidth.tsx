import { chakra } from '@chakra-ui/react'
import { type ReactNode, useContext } from 'react'
import { PhoneContext, useContentWidth } from './use-media-query.ts'

type Props = {
  /** Below 768 px; on a phone below 1024 px, since landscape phones are rarely wider. */
  narrow: () => ReactNode
  /** The content from that width on. */
  wide: () => ReactNode
}

/**
 * Renders one of two variants by the width of the window. If the server does not know the width, the HTML has
 * both, and styles show one of them: the variant shown first stays in place, so that a click on it is not
 * lost. Phones get the narrow one. If there is only one, no style hides it, because paper is narrower than
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
