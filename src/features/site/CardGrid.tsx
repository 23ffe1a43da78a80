import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '#src/ui/Card.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { OwnLines } from './OwnLines.tsx'

type Item = { key: string; title: string; text: string; icon?: ReactNode; more?: ReactNode }
type Props = {
  items: readonly Item[]
  /** The number of cards in a row. */
  columns: 2 | 3
  /** Whether the order of the items matters, so that they are numbered. */
  ordered?: boolean
  /** The level of the headings in the page's outline. */
  level?: 2 | 3
  /** Whether the card needs a border, because it is on a white part of the page. */
  framed?: boolean
}

/** A grid of short texts: two or three in a row from 768 px, one below another on phones. */
export function CardGrid({ items, columns, level = 3, ordered = false, framed = false }: Props) {
  return (
    <chakra.ul
      as={ordered ? 'ol' : 'ul'}
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: fluidColumns(columns) }}
      listStyleType="none"
    >
      {items.map(({ key, title, text, icon, more }, index) => (
        <Card as="li" key={key} {...(framed && { bg: 'bg.subtle' })} display="flex" flexDirection="column">
          {ordered && (
            <chakra.span aria-hidden="true" color="brand.fg" fontWeight="bold" textStyle="tabular" mb="1">
              {index + 1}
            </chakra.span>
          )}
          {icon && <chakra.div mb="3">{icon}</chakra.div>}
          <Heading level={level} size="md" mb="2">
            {title}
          </Heading>
          <OwnLines text={text} />
          {more}
        </Card>
      ))}
    </chakra.ul>
  )
}
