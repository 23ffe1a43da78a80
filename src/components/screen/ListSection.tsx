import { chakra, Flex } from '@chakra-ui/react'
import { type ReactElement, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { Card } from '#src/ui/Card.tsx'
import { ChevronDownIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { PhoneContext, useContentWidth } from '#src/ui/use-media-query.ts'

type Props = {
  title: string
  count: number
  /** The text for an empty list, unless the children themselves show that it is empty. */
  none?: string
  /** The link to the whole list, if the screen does not show all. */
  more?: ReactElement | false
  /** The id of the heading, for links to it. */
  id?: string
  /** Whether phones show only the heading, which opens the list; `OPEN` if the list is open at first. */
  folds?: boolean | 'OPEN'
  children: ReactNode
}

// In the admin area the sheet next to the menu is the background.
const flat = { '[data-layout=admin] &&&': { lg: { borderWidth: '0', rounded: 'none', p: '0' } } } as const

/** One list on the screen of an object, with its heading and the number of entries. */
export function ListSection({ title, count, none, more, id, folds = false, children }: Props) {
  const isFolded = usePartsFold() && folds !== false
  const heading = (
    <>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      <chakra.span color="fg.muted" fontWeight="semibold" textStyle="tabular">
        {count}
      </chakra.span>
    </>
  )
  const list = count > 0 || none === undefined ? children : <NoEntries>{none}</NoEntries>
  const link = more && (
    <TextLink asChild fontSize="sm" ms="auto">
      {more}
    </TextLink>
  )
  if (isFolded)
    return (
      <FoldedPart labelledBy={id} heading={heading} isOpen={folds === 'OPEN'}>
        {list}
        {link && <Flex pt="2">{link}</Flex>}
      </FoldedPart>
    )
  return (
    <section aria-labelledby={id}>
      <Flex align="baseline" gap="2" mb="2">
        {heading}
        {link}
      </Flex>
      {list}
    </section>
  )
}

/** Whether the window is so narrow that parts of a page fold. */
export function usePartsFold(): boolean {
  const isPhone = useContext(PhoneContext)
  return useContentWidth(isPhone ? 'lg' : 'md') === false
}

const Folded = chakra('section', {
  base: {
    bg: 'bg.panel',
    rounded: 'xl',
    // Closed parts are close to each other, like the rows of a menu.
    '[data-folds] + &': { mt: '-3' },
    '& > details > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '3.5rem',
      px: 'edge',
      rounded: 'xl',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg': { ms: 'auto', color: 'fg.muted' },
    },
    '& > details[open] > summary > svg': { rotate: '180deg' },
    '& > details > div': { px: 'edge', pb: '3' },
  },
})

type FoldedProps = {
  labelledBy: string | undefined
  heading: ReactNode
  /** Whether the part is open; it then stays open until it is closed by a press. */
  isOpen?: boolean
  children: ReactNode
}

/** A part of a page that shows only its heading until it is opened. The lists in it look like rows of its sheet. */
export function FoldedPart({ labelledBy, heading, isOpen = false, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpenAtFirst] = useState(isOpen)
  // A part that has been opened is never closed by a change of its data.
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true
  }, [isOpen])
  return (
    <Folded aria-labelledby={labelledBy} data-folds="">
      <details ref={details} open={wasOpenAtFirst}>
        <summary>
          {heading}
          <ChevronDownIcon />
        </summary>
        <div data-sheet="">{children}</div>
      </details>
    </Folded>
  )
}

/** The text of an empty list on the screen of an object. */
export const NoEntries = ({ children }: { children: string }) => (
  <Card css={flat}>
    <Text tone="muted">{children}</Text>
  </Card>
)
