import { chakra, Flex } from '@chakra-ui/react'
import type { Funnel } from '#domain/funnel/funnel.ts'
import type { FlowName } from '#domain/funnel/steps.ts'
import { formatNumber } from '#domain/money.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Table } from '#src/ui/Table.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FunnelBars } from './FunnelBars.tsx'

/** The outcome of the visits to one wizard, by step, as a drawing and as a table. */
export function FlowFunnel({ flow, funnel }: { flow: FlowName; funnel: Funnel }) {
  const { t } = useAdminTexts()
  const { steps, visits, completed, completedPercent } = funnel
  const number = formatNumber
  const name = t(`home.funnel.flow.${flow}`)
  const isUnvisited = visits === 0 && steps.every(({ reached }) => reached === 0)
  return (
    <chakra.section aria-labelledby={`funnel-${flow}`}>
      <Flex justify="space-between" align="baseline" gap="3">
        <Heading level={3} size="sm" id={`funnel-${flow}`}>
          {name}
        </Heading>
        {visits > 0 && (
          <Text size="sm" tone="muted" numeric>
            {t('home.funnel.visits', { visits: number(visits), completed: number(completed) })}
          </Text>
        )}
      </Flex>
      {isUnvisited ? (
        <Text tone="muted">{t('home.funnel.none')}</Text>
      ) : (
        <>
          <Text fontSize="2xl" weight="bold" numeric lineHeight="heading">
            {t('home.funnel.completed', { percent: completedPercent })}
          </Text>
          <Text size="sm" tone="muted" numeric mb="2">
            {findingsOf(funnel)}
          </Text>
          <FunnelBars steps={steps} />
          <FoldedTable label={t('home.funnel.table')} labelSize="sm">
            <Table caption={t('home.funnel.caption', { flow: name })} dense>
              <thead>
                <tr>
                  <th scope="col">{t('home.funnel.stepHead')}</th>
                  <th scope="col" data-numeric="">
                    {t('home.funnel.reached')}
                  </th>
                  <th scope="col" data-numeric="">
                    {t('home.funnel.lost')}
                  </th>
                  <th scope="col" data-numeric="">
                    {t('home.funnel.share')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {steps.map(({ flowStep, reached, lost, lostPercent }) => (
                  <tr key={flowStep}>
                    <th scope="row">{t(`home.funnel.step.${flowStep}`)}</th>
                    <td data-numeric="">{t('home.funnel.count', { number: number(reached) })}</td>
                    <td data-numeric="">{t('home.funnel.count', { number: number(lost) })}</td>
                    <td data-numeric="">{t('home.funnel.percent', { percent: lostPercent })}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </FoldedTable>
        </>
      )}
    </chakra.section>
  )

  function findingsOf({ leakiest, alternative, refused }: Funnel): string {
    return [
      leakiest
        ? t('home.funnel.leakiest', {
            step: t(`home.funnel.step.${leakiest.flowStep}`),
            number: number(leakiest.lost),
          })
        : t('home.funnel.notLost'),
      alternative > 0 && t('home.funnel.alternative', { number: number(alternative) }),
      refused > 0 && t('home.funnel.refused', { number: number(refused) }),
    ]
      .filter((finding) => finding !== false)
      .join(' · ')
  }
}
