import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ActRow } from '#src/ui/ActRow.tsx'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  kind: string
  tone: BadgeTone
  name: string
  /** Further details that distinguish the offer from others, the most important first. */
  facts: readonly string[]
  /** The buttons, which are on a separate line on phones. */
  children: ReactNode
}

const Row = chakra(ActRow, {
  base: {
    columnGap: '4',
    py: '4',
    '&:first-of-type': { pt: '0' },
    '&:last-of-type': { pb: '0' },
    '& > [data-acts]': { display: 'flex', gap: '2', flex: { base: '1 1 100%', md: 'none' } },
    mdDown: { '& > [data-acts] > *': { flex: '1 1 0' } },
  },
})

/** One offer in a list: its kind, recipient, expiry and actions. */
export function OfferRow({ kind, tone, name, facts, children }: Props) {
  return (
    <Row>
      <chakra.div flex="1 1 14rem" minWidth="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <Badge tone={tone} icon={null}>
            {kind}
          </Badge>
          <Text weight="semibold" minWidth="0" overflowWrap="anywhere">
            <Breakable>{name}</Breakable>
          </Text>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" columnGap="3" mt="1">
          {facts.map((fact) => (
            <Text key={fact} size="sm" tone="muted" numeric overflowWrap="anywhere">
              <Breakable>{fact}</Breakable>
            </Text>
          ))}
        </chakra.div>
      </chakra.div>
      <div data-acts="">{children}</div>
    </Row>
  )
}
