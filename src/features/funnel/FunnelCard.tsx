import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { funnelOf } from '#domain/funnel/funnel.ts'
import { type FunnelDays, funnelDays } from '#domain/funnel/periods.ts'
import { flowNames } from '#domain/funnel/steps.ts'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FlowFunnel } from './FlowFunnel.tsx'
import { useFunnelTexts } from './texts.ts'

type Props = { days: FunnelDays; list: readonly Schema<'FlowCount'>[] }
const periods = funnelDays.toSorted((one, other) => one - other)

/** The number of visits that were left at each step of the wizards, in the last `days` days. */
export function FunnelCard({ days, list }: Props) {
  const { t } = useFunnelTexts()
  return (
    <Card aria-labelledby="funnel">
      <Flex
        justify="space-between"
        align={{ md: 'center' }}
        direction={{ base: 'column', md: 'row' }}
        wrap={{ md: 'wrap' }}
        gap="3"
      >
        <chakra.div flex={{ md: '1 1 20rem' }} minWidth="0">
          <Heading level={2} size="md" id="funnel">
            {t('title')}
          </Heading>
          <Text size="sm" tone="muted">
            {/* Phones show the steps only in the open row of a wizard, which has a legend of its own. */}
            <chakra.span hideBelow="md">{t('legend')} </chakra.span>
            {t('lead')}
          </Text>
        </chakra.div>
        <chakra.div maxWidth="full">
          <FilterChips
            label={t('period')}
            items={periods.map((count) => ({ key: String(count), label: t('days', { count }) }))}
            current={String(days)}
            renderLink={({ key }, props) => (
              <Link
                to="/admin"
                search={(now) => ({ ...now, days: periods.find((period) => String(period) === key) })}
                resetScroll={false}
                {...props}
              />
            )}
          />
        </chakra.div>
      </Flex>
      {list.length === 0 ? (
        <EmptyState art="record" title={t('none')} description={t('noneText')} />
      ) : (
        <chakra.div mt="4">
          {flowNames.map((flow) => (
            <FlowFunnel key={flow} flow={flow} funnel={funnelOf(flow, list)} />
          ))}
        </chakra.div>
      )}
    </Card>
  )
}
