import { chakra, Flex } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

type Props = {
  id: string
  title: string
  count?: number | undefined
  /** The link to the whole list. */
  link?: ReactElement | undefined
  children: ReactNode
}

/** A card of the home page, which answers one question. */
export function HomeCard({ id, title, count, link, children }: Props) {
  return (
    <Card aria-labelledby={id} display="flex" flexDirection="column" containerType="inline-size">
      <Flex justify="space-between" align="center" gap="3" mb="2" minHeight="8">
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
          <TextLink asChild standalone flexShrink="0" fontSize="sm" my="-2">
            {link}
          </TextLink>
        )}
      </Flex>
      {children}
    </Card>
  )
}

type RowProps = {
  title: ReactNode
  text: ReactNode
  /** A value, such as an amount. */
  side?: ReactNode
  /** A link to the screen of the task. */
  action?: ReactNode
  /** Whether other rows of the card have an action, so that their columns are aligned. */
  acts?: boolean
  /** The icon for the kind of the object. */
  tile?: ReactNode
  /** The state of the object, or the time until its due date. */
  badge?: ReactNode
}

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '14',
    py: '2',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'border',
    _first: { borderTopWidth: '0' },
    _hover: { bg: 'bg.hover' },
    // The clickable area of the link covers the row; other controls are above that area.
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '& [data-side], & [data-action]': { textAlign: 'end' },
    '& [data-action] > a': { width: 'full' },
    '& [data-action] a': { position: 'relative', zIndex: '1' },
    '& [data-action] a::after': { content: 'none' },
    // On a narrow card a row has two lines: its title, then the state as a word with the other facts.
    '@container (width < 30rem)': {
      columnGap: '1.5',
      minHeight: '0',
      letterSpacing: 'heading',
      '& [data-side]': { fontSize: 'sm' },
      '& [data-facts]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '1' },
      '& [data-badge] > span': { bg: 'transparent', p: '0', fontSize: 'sm', _before: { display: 'none' } },
      '& [data-badge] + [data-text]:not(:empty)::before': { content: '"· "' },
      '& [data-wide]': { display: 'none' },
      '& [data-action]': { mt: '-1' },
      '& [data-action] > a': { px: '0', width: '5.75rem' },
    },
    '@container (width < 14rem)': { '& [data-side], & [data-action]': { textAlign: 'start' } },
    '@container (width >= 30rem)': {
      '& [data-facts]': { display: 'contents' },
      '& [data-title]': { alignSelf: 'end' },
      '& [data-text]': { alignSelf: 'start', gridArea: 'text' },
      '& [data-badge]': { gridArea: 'badge', justifySelf: 'start' },
    },
  },
  variants: {
    hasTile: {
      true: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"tile title title" "tile facts side"',
        '&[data-acts]': { gridTemplateAreas: '"tile title title" "tile facts action"' },
        '@container (width >= 30rem)': {
          gridTemplateAreas: '"tile title badge" "tile text badge"',
          '&:has([data-side])': {
            gridTemplateColumns: 'auto minmax(0, 1fr) minmax(5.25rem, auto) 7rem',
            gridTemplateAreas: '"tile title badge side" "tile text badge side"',
          },
          '&[data-acts]': {
            gridTemplateColumns: 'auto minmax(0, 1fr) minmax(5.75rem, auto) 7.5rem',
            gridTemplateAreas: '"tile title badge action" "tile text badge action"',
          },
        },
        '@container (width < 14rem)': {
          '&, &:has([data-side])': {
            gridTemplateColumns: 'minmax(0, 1fr)',
            gridTemplateAreas: '"tile" "title" "facts" "side"',
          },
          '&[data-acts]': {
            gridTemplateColumns: 'minmax(0, 1fr)',
            gridTemplateAreas: '"tile" "title" "facts" "action"',
          },
        },
      },
      false: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"title" "facts"',
        '@container (width >= 30rem)': { gridTemplateAreas: '"title" "text"' },
      },
    },
  },
})

/** Part of a row's text that only a wide card shows. */
export const WideText = chakra('span', {}, { defaultProps: { 'data-wide': '' } })

/**
 * A row of the card, which is one link: its title, its description, and next to it a state, a value or an
 * action.
 */
export function HomeRow({ title, text, side, action, acts = false, tile, badge }: RowProps) {
  return (
    <Row hasTile={tile !== undefined} data-acts={acts ? '' : undefined}>
      {tile && (
        <chakra.div gridArea="tile" display="flex">
          {tile}
        </chakra.div>
      )}
      <chakra.div
        gridArea="title"
        data-title=""
        minWidth="0"
        lineHeight="short"
        overflowWrap="anywhere"
        css={{ '&, & a': { color: 'fg', fontWeight: 'semibold', textDecoration: 'none' } }}
      >
        {title}
      </chakra.div>
      <chakra.div gridArea="facts" data-facts="" minWidth="0" lineHeight="short">
        {badge && <div data-badge="">{badge}</div>}
        <chakra.div data-text="" minWidth="0" fontSize="sm" color="fg.muted" textStyle="tabular">
          {text}
        </chakra.div>
      </chakra.div>
      {side && (
        <chakra.div gridArea="side" data-side="">
          {side}
        </chakra.div>
      )}
      {action && (
        <chakra.div gridArea="action" data-action="">
          {action}
        </chakra.div>
      )}
    </Row>
  )
}
