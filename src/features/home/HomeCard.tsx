import { chakra, Flex } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

type Props = {
  id: string
  title: string
  count?: number | undefined
  /** The link to all of it. */
  link?: ReactElement | undefined
  isFirstOnPhones?: boolean
  children: ReactNode
}

/** One question that a home answers. */
export function HomeCard({ id, title, count, link, isFirstOnPhones = false, children }: Props) {
  return (
    <Card
      aria-labelledby={id}
      display="flex"
      flexDirection="column"
      {...(isFirstOnPhones && { order: { base: '-1', lg: '0' } })}
    >
      <Flex justify="space-between" align="center" gap="3" mb="2" minHeight="touch">
        <Flex align="center" gap="2" minWidth="0">
          <Heading level={2} size="md" id={id}>
            {title}
          </Heading>
          {count !== undefined && count > 0 && (
            <chakra.span color="fg.muted" fontWeight="semibold" textStyle="tabular">
              {count}
            </chakra.span>
          )}
        </Flex>
        {link && (
          <TextLink asChild standalone flexShrink="0" fontSize="sm">
            {link}
          </TextLink>
        )}
      </Flex>
      {children}
    </Card>
  )
}

/** A row of the card: its title, its description, and next to it a value or an action. */
export function HomeRow({ title, text, side }: { title: ReactNode; text: ReactNode; side?: ReactNode }) {
  return (
    <chakra.li
      position="relative"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="3"
      minHeight="14"
      py="2"
      borderTopWidth="1px"
      borderTopStyle="solid"
      borderColor="border"
      css={{ '&:first-of-type': { borderTopWidth: '0' } }}
    >
      <chakra.div minWidth="0" flex="1 1 8rem" lineHeight="short">
        <chakra.div
          fontWeight="semibold"
          overflowWrap="anywhere"
          // The link covers the row; its other controls are above the link.
          css={{ '& a': { color: 'fg' }, '& a::after': { content: '""', position: 'absolute', inset: '0' } }}
        >
          {title}
        </chakra.div>
        <chakra.div fontSize="sm" color="fg.muted" textStyle="tabular">
          {text}
        </chakra.div>
      </chakra.div>
      {side && (
        <chakra.div flexShrink="0" maxWidth="full" css={{ '& a': { position: 'relative', zIndex: '1' } }}>
          {side}
        </chakra.div>
      )}
    </chakra.li>
  )
}
