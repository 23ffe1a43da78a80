import { chakra, Flex, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  badge?: ReactNode
  title: ReactNode
  /** A number under the title that is more important than the title. */
  number?: ReactNode
  lines: ReactNode[]
  /** The action of the card, and at most one alternative. */
  action?: ReactNode
  /** The part at the right, or below the text on a phone: days, steps, or the staff's reason. */
  figure?: ReactNode
  /** Whether the figure is a strip of numbers over the whole width, below the action. */
  isFigureLast?: boolean
}

const Body = chakra('div', {
  base: {
    display: 'grid',
    rowGap: '4',
    columnGap: '12',
    alignItems: 'center',
    '& > [data-action]': { alignSelf: 'flex-start' },
  },
  compoundVariants: [
    {
      hasFigure: true,
      isFigureLast: true,
      css: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        gridTemplateAreas: { base: '"words" "action" "figure"', md: '"words action" "figure figure"' },
        '& > [data-figure]': { borderTopWidth: '1px', borderStyle: 'solid', borderColor: 'border', pt: '4' },
        '& > [data-action]': { alignSelf: { md: 'center' } },
      },
    },
  ],
  variants: {
    hasFigure: {
      true: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          lg: 'repeat(2, minmax(0, 1fr))',
          xl: 'minmax(0, 1fr) minmax(0, 27.5rem)',
        },
        gridTemplateAreas: {
          base: '"words" "figure" "action"',
          lg: '"words figure" "action figure"',
        },
      },
      false: { gridTemplateAreas: '"words" "action"' },
    },
    isFigureLast: { true: {}, false: {} },
  },
})

/** The first card of a home page: the most important fact about the member, its date or amount, and one action. */
export function StageCard({ badge, title, number, lines, action, figure, isFigureLast = false }: Props) {
  return (
    <Card aria-labelledby="life">
      <Body hasFigure={Boolean(figure)} isFigureLast={isFigureLast}>
        <Stack gap="3" align="flex-start" gridArea="words" minWidth="0">
          {badge}
          <Stack gap="1">
            <Heading level={2} size={number ? 'sm' : 'xl'} id="life" textWrap="balance">
              {title}
            </Heading>
            {number}
          </Stack>
          <Stack gap="0">
            {lines.map((line, index) => (
              <Text key={index} tone="muted" numeric>
                {line}
              </Text>
            ))}
          </Stack>
        </Stack>
        {action && (
          <Flex
            gap="2"
            wrap="wrap"
            gridArea="action"
            data-action=""
            css={{ '&&': { alignSelf: { mdDown: 'stretch' } }, '& > *': { flex: { mdDown: '1 1 100%' } } }}
          >
            {action}
          </Flex>
        )}
        {Boolean(figure) && (
          <chakra.div gridArea="figure" minWidth="0" data-figure="">
            {figure}
          </chakra.div>
        )}
      </Body>
    </Card>
  )
}
