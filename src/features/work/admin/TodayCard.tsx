import { chakra, Flex } from '@chakra-ui/react'
import { Children, cloneElement, type ReactElement, type ReactNode } from 'react'
import { useAdminTexts } from '#src/lists/texts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

type CardProps = {
  id: string
  title: string
  count: number
  /** The text for an empty list. */
  none: string
  /** The link to the whole list. */
  link: ReactElement
  children: ReactNode
}

/** One kind of work: the number of tasks, the first of them, and a link to the complete list. */
export function TodayCard({ id, title, count, none, link, children }: CardProps) {
  const { t } = useAdminTexts()
  const hiddenCount = count - Children.count(children)
  return (
    <Card aria-labelledby={id}>
      <Flex justify="space-between" align="center" gap="3" mb="3">
        <div>
          <Heading level={2} size="sm" id={id}>
            {title}
          </Heading>
          <Text fontSize="3xl" weight="bold" numeric lineHeight="heading">
            {t('home.count', { count })}
          </Text>
        </div>
        <ButtonLink asChild variant="outline" size="sm" minHeight="touch" flexShrink="0">
          {link}
        </ButtonLink>
      </Flex>
      {count === 0 ? <Text tone="muted">{none}</Text> : <ul>{children}</ul>}
      {count > 0 && hiddenCount > 0 && (
        <TextLink asChild standalone mt="2" textStyle="tabular">
          {cloneElement(link, {}, t('home.more', { count: hiddenCount }))}
        </TextLink>
      )}
    </Card>
  )
}

/** A link in a card of the start page, underlined lightly. */
export const todayLink = {
  fontWeight: 'medium',
  textDecoration: 'underline',
  textDecorationColor: 'border.control',
  textUnderlineOffset: '0.25em',
  _hover: { color: 'brand.fg' },
} as const

const Row = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: '4',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& a': todayLink,
  },
})

type RowProps = { title: ReactNode; text: string; side: ReactNode }

/** One task as a row: its title with a text below, and a value at the end of the row. */
export function TodayRow({ title, text, side }: RowProps) {
  return (
    <Row>
      <chakra.div minWidth="0" overflowWrap="anywhere">
        {title}
        <Text size="sm" tone="muted" numeric>
          {text}
        </Text>
      </chakra.div>
      <chakra.div flexShrink="0" fontSize="sm" fontWeight="medium" textStyle="tabular">
        {side}
      </chakra.div>
    </Row>
  )
}
