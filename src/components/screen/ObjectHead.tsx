import { chakra, Flex, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '#src/ui/Card.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Text } from '#src/ui/Text.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'

export type Fact = {
  key: string
  term: string
  value: ReactNode
  /** A note in small type under the value. */
  remark?: ReactNode
  /** Whether the value is a text of any length, such as an address, in smaller type. */
  isText?: true
}
type Props = {
  /** The text above the title: the kind of the object, or its number. */
  lead: ReactNode
  /** The picture of a person before the name; the text of `lead` is then below the title. */
  picture?: ReactNode
  title: ReactNode
  state: ReactNode
  actions?: ReactNode
  /** Whether the screen itself shows the actions on phones, below its more urgent content. */
  hasActionsOnlyWide?: boolean
  /** Amount, date and the other facts that people look for; the first is shown in the largest type. */
  facts?: readonly Fact[]
  /** Whether phones show the facts in two columns, which takes less height than one fact per line. */
  hasPairsOnPhones?: boolean
  /** A drawing of the state, next to the facts, on phones below them. */
  figure?: ReactNode
  /** A text about the state. */
  children?: ReactNode
}

// On a phone the facts are in the first screen, above the actions.
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '4',
    '& > *': { minWidth: '0' },
    '& > [data-name]': { flex: { base: '0 0 100%', lg: '1 1 28rem' } },
    '& > [data-facts]': { order: { lg: '1' }, flex: '0 0 100%' },
    // If a link back is directly above this header, the space between them is smaller.
    'a + &': { mt: '-2' },
  },
})

const WithFigure = chakra('div', {
  variants: {
    hasFigure: {
      true: {
        display: 'grid',
        gap: { base: '5', lg: '8' },
        alignItems: 'center',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 27.5rem)' },
      },
      false: {},
    },
  },
})

// In the admin area the sheet next to the menu is the background, and lines separate the parts.
const flatStyles = {
  '[data-layout=admin] &&&': { lg: { borderInlineWidth: '0', rounded: 'none', px: '0', py: '4' } },
} as const
const dividedStyles = {
  '[data-layout=admin] div + &': {
    lg: { borderInlineStartWidth: '1px', borderInlineStartStyle: 'solid', borderColor: 'border', ps: '6' },
  },
} as const

/** The header of the screen for one object: name and state, all actions, and the main facts. */
export function ObjectHead({
  lead,
  picture,
  title,
  state,
  actions,
  hasActionsOnlyWide = false,
  facts = [],
  hasPairsOnPhones = false,
  figure,
  children,
}: Props) {
  const leadText = (
    <Text size="sm" tone="muted" numeric>
      {lead}
    </Text>
  )
  return (
    <Head>
      <Flex align="center" gap="4" minWidth="0" data-name="">
        {picture}
        <Stack gap="1" minWidth="0">
          {!picture && leadText}
          <Flex align="center" gap="2" wrap="wrap">
            <ScreenTitle overflowWrap="anywhere">{title}</ScreenTitle>
            {state}
          </Flex>
          {picture && leadText}
        </Stack>
      </Flex>
      {facts.length > 0 && (
        <Card data-facts="" css={flatStyles}>
          <WithFigure hasFigure={Boolean(figure)}>
            <chakra.dl
              display="grid"
              gap={{ base: hasPairsOnPhones ? '4' : '2', md: '6' }}
              gridTemplateColumns={{
                base: hasPairsOnPhones ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
                md: fluidColumns(facts.length, '9rem'),
              }}
            >
              {facts.map(({ key, term, value, remark, isText }, index) => (
                <chakra.div
                  key={key}
                  css={dividedStyles}
                  display="flex"
                  flexDirection={{ base: hasPairsOnPhones ? 'column' : 'row', md: 'column' }}
                  justifyContent={{
                    base: hasPairsOnPhones ? 'flex-start' : 'space-between',
                    md: 'flex-start',
                  }}
                  alignItems={{ base: hasPairsOnPhones ? 'flex-start' : 'baseline', md: 'flex-start' }}
                  gap="1"
                >
                  <chakra.dt fontSize="sm" color="fg.muted">
                    {term}
                  </chakra.dt>
                  <chakra.dd
                    fontSize={
                      isText
                        ? { base: 'md', md: 'lg' }
                        : { base: hasPairsOnPhones ? 'lg' : index === 0 ? '2xl' : 'md', md: '2xl' }
                    }
                    fontWeight="bold"
                    letterSpacing="heading"
                    lineHeight="heading"
                    textStyle="tabular"
                    textAlign={{ base: hasPairsOnPhones ? 'start' : 'end', md: 'start' }}
                    overflowWrap="anywhere"
                  >
                    {value}
                    {remark && (
                      <chakra.span
                        display="block"
                        fontSize="sm"
                        fontWeight="normal"
                        letterSpacing="normal"
                        color="fg.muted"
                        lineHeight="short"
                      >
                        {remark}
                      </chakra.span>
                    )}
                  </chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
            {figure}
          </WithFigure>
          {children && (
            <Text tone="muted" size="sm" mt="3">
              {children}
            </Text>
          )}
        </Card>
      )}
      {actions && (
        <chakra.div
          flex={{ base: '1 1 100%', lg: '0 1 auto' }}
          position="relative"
          display={{ base: hasActionsOnlyWide ? 'none' : 'grid', md: 'grid', lg: 'flex' }}
          gridTemplateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))"
          gap="2"
          flexWrap="wrap"
          justifyContent="flex-end"
          css={{
            // Links to forms are in the same columns as the other actions.
            '& > [data-acts]': { lgDown: { display: 'contents' } },
            // The menu of further actions is at the end of the row.
            '&:has(> [data-more])': {
              display: { base: hasActionsOnlyWide ? 'none' : 'flex', md: 'flex' },
            },
            '&:has(> [data-more]) > :not([data-more])': { lgDown: { flex: '1 1 7rem' } },
          }}
          data-print="hidden"
        >
          {actions}
        </chakra.div>
      )}
    </Head>
  )
}
