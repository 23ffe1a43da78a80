import { chakra, Flex } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

type Props = {
  title: string
  count: number
  /** The text for an empty list. */
  none: string
  /** The link to the whole list, if the screen does not show all. */
  more?: ReactElement | false
  /** The id of the heading, for links to it. */
  id?: string
  /** Whether the children themselves show that the list is empty. */
  isAlwaysOpen?: boolean
  children: ReactNode
}

// In the admin area the sheet next to the menu is the background.
const flat = { '[data-layout=admin] &&&': { lg: { borderWidth: '0', rounded: 'none', p: '0' } } } as const

/** One list on the screen of an object, with its heading and the number of entries. */
export function ListSection({ title, count, none, more, id, isAlwaysOpen, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <Flex align="baseline" gap="2" mb="2">
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        <chakra.span color="fg.muted" fontWeight="semibold" textStyle="tabular">
          {count}
        </chakra.span>
        {more && (
          <TextLink asChild fontSize="sm" ms="auto">
            {more}
          </TextLink>
        )}
      </Flex>
      {count > 0 || isAlwaysOpen ? children : <NoEntries>{none}</NoEntries>}
    </section>
  )
}

/** The text of an empty list on the screen of an object. */
export const NoEntries = ({ children }: { children: string }) => (
  <Card css={flat}>
    <Text tone="muted">{children}</Text>
  </Card>
)
