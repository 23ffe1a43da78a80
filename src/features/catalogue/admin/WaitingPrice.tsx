import { Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ApprovalReason } from './ApprovalReason.tsx'
import { PriceTable, usePriceText } from './PriceTable.tsx'
import { RisePreview } from './RisePreview.tsx'
import { isRaised } from './service-values.ts'
import { useAdminCatalogueTexts } from './texts.ts'

const decideMachine = submissionMachine('decideServiceEdition')

/**
 * A price change that waits for the approval of a second person: that person approves or declines it, its author can
 * withdraw it.
 */
export function WaitingPrice({
  serviceCode,
  waiting,
}: {
  serviceCode: string
  waiting: Schema<'WaitingService'>
}) {
  const { t } = useAdminCatalogueTexts()
  const priceText = usePriceText()
  const [isAsked, setAsked] = useState(false)
  const { version, fromDate, service, changes, byName, askedAt, askedYn } = waiting
  const { problem, busy, submit } = useOperation(decideMachine, {
    done: () => t('approval.approved'),
    outdated: ['service.changed', 'service.missing'],
  })
  const prices = changes
    .map(({ planName, before, after }) =>
      t('form.changeOf', { plan: planName, before: priceText(before), after: priceText(after) }),
    )
    .join(', ')
  function approve() {
    const name = service.serviceName
    const isNow = fromDate <= kstDate(portalClock.now())
    submit(
      { serviceCode, version, decision: 'APPROVE', reason: null },
      {
        header: t('approval.question', { name }),
        message: isNow
          ? t('approval.effectNow', { prices, name })
          : t('approval.effect', { prices, name, date: formatDate(fromDate) }),
        acceptLabel: t('approval.approve'),
        rejectLabel: t('keep'),
        isFinal: isNow,
      },
    )
  }
  return (
    <Card aria-labelledby="price-approval">
      <Stack gap="4">
        <Heading level={2} size="md" id="price-approval">
          {t('approval.title')}
        </Heading>
        <DataList
          items={[
            { key: 'asked', term: t('approval.asked'), value: byName ?? t('approval.askedGone') },
            { key: 'askedAt', term: t('approval.askedAt'), value: formatDateTime(askedAt), numeric: true },
            { key: 'fromDate', term: t('approval.fromDate'), value: formatDate(fromDate), numeric: true },
          ]}
        />
        <PriceTable changes={changes} />
        {changes.some(isRaised) && (
          <RisePreview
            input={{
              serviceCode,
              fromDate,
              prices: service.plans.map(({ planCode, price }) => ({ planCode, price })),
            }}
          />
        )}
        <Text tone="muted" size="sm">
          {t(askedYn === 'Y' ? 'approval.own' : 'approval.late')}
        </Text>
        <ProblemNotice problem={problem} />
        <Flex gap="2" wrap="wrap">
          {askedYn === 'N' && (
            <Button loading={busy} onClick={approve}>
              {t('approval.approve')}
            </Button>
          )}
          <Button variant="outline" disabled={busy} onClick={() => setAsked(true)}>
            {t(askedYn === 'Y' ? 'approval.withdraw' : 'approval.decline')}
          </Button>
        </Flex>
      </Stack>
      {isAsked && (
        <ApprovalReason serviceCode={serviceCode} waiting={waiting} onClose={() => setAsked(false)} />
      )}
    </Card>
  )
}
