import { chakra, Flex } from '@chakra-ui/react'
import type { Funnel } from '#domain/funnel/funnel.ts'
import type { FlowName } from '#domain/funnel/steps.ts'
import { formatNumber } from '#domain/money.ts'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { ChevronDownIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Table } from '#src/ui/Table.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FunnelBars, LegendKey, StepShares } from './FunnelBars.tsx'
import { useFunnelTexts } from './texts.ts'

const Summary = chakra('summary', {
  base: {
    // With large text the parts of a row continue on the next line.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '0.5',
    minHeight: 'touch',
    py: '2.5',
    cursor: 'pointer',
    listStyle: 'none',
    borderTopWidth: '1px',
    borderColor: 'border',
    _hover: { bg: 'bg.subtle' },
    '&::-webkit-details-marker': { display: 'none' },
    // On phones the numbers are in a line below the name.
    '& > [data-name]': { flex: { base: '1 1 0', md: '0 0 15rem' }, maxWidth: 'full' },
  },
})

/** The outcome of the visits to one wizard, as a row. The row expands to show the steps as a chart and as a table. */
export function FlowFunnel({ flow, funnel }: { flow: FlowName; funnel: Funnel }) {
  const { t } = useFunnelTexts()
  const { steps, visits, completed, completedPercent } = funnel
  const number = formatNumber
  const name = t(`flow.${flow}`)
  const isUnvisited = visits === 0 && steps.every(({ reached }) => reached === 0)
  return (
    <chakra.section aria-labelledby={`funnel-${flow}`}>
      <chakra.details>
        <Summary>
          <span data-name="">
            <chakra.span display="flex" alignItems="baseline" columnGap="2" flexWrap="wrap">
              <Heading level={3} size="sm" id={`funnel-${flow}`}>
                {name}
              </Heading>{' '}
              {!isUnvisited && (
                <Text as="span" weight="bold" numeric>
                  {t('completed', { percent: completedPercent })}
                </Text>
              )}
            </chakra.span>{' '}
            <Text as="span" size="sm" tone="muted" numeric hideBelow={isUnvisited ? undefined : 'md'}>
              {isUnvisited
                ? t('none')
                : visits > 0 && t('visits', { visits: number(visits), completed: number(completed) })}
            </Text>{' '}
            {!isUnvisited && (
              <Text as="span" display="block" size="sm" tone="muted" numeric>
                {/* Wide windows show the step that lost most among the steps. */}
                <chakra.span display={{ base: 'block', md: 'none' }}>{worstText(funnel)}</chakra.span>{' '}
                {endingsOf(funnel).join(' · ')}
              </Text>
            )}
          </span>{' '}
          {!isUnvisited && <StepShares steps={steps} worst={funnel.worstStep} />}
          <ChevronDownIcon data-chevron="" css={{ 'details[open] > summary > &': { rotate: '180deg' } }} />
        </Summary>
        {!isUnvisited && (
          <chakra.div pt="2" pb="4">
            <Flex gap="4" fontSize="sm" mb="2" aria-hidden="true">
              <LegendKey kind="goesOn">{t('goesOn')}</LegendKey>
              <LegendKey kind="lost">{t('lost')}</LegendKey>
            </Flex>
            <FunnelBars steps={steps} />
            <FoldedTable label={t('table')} labelSize="sm">
              <Table caption={t('caption', { flow: name })} dense>
                <thead>
                  <tr>
                    <th scope="col">{t('stepHead')}</th>
                    <th scope="col" data-numeric="">
                      {t('reached')}
                    </th>
                    <th scope="col" data-numeric="">
                      {t('lost')}
                    </th>
                    <th scope="col" data-numeric="">
                      {t('share')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {steps.map(({ flowStep, reached, lost, lostPercent }) => (
                    <tr key={flowStep}>
                      <th scope="row">{t(`step.${flowStep}`)}</th>
                      <td data-numeric="">{t('count', { number: number(reached) })}</td>
                      <td data-numeric="">{t('count', { number: number(lost) })}</td>
                      <td data-numeric="">{t('percent', { percent: lostPercent })}</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </FoldedTable>
          </chakra.div>
        )}
      </chakra.details>
    </chakra.section>
  )

  function worstText({ worstStep }: Funnel): string {
    return worstStep
      ? t('leakiest', {
          step: t(`step.${worstStep.flowStep}`),
          number: number(worstStep.lost),
        })
      : t('notLost')
  }

  function endingsOf({ alternative, refused }: Funnel): string[] {
    return [
      alternative > 0 && t('alternative', { number: number(alternative) }),
      refused > 0 && t('refused', { number: number(refused) }),
    ].filter((ending) => ending !== false)
  }
}
