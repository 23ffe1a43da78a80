import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output, Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { DoneActions, DoneHead } from '#src/components/screen/DoneHead.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ManagersOnly } from '../ManagersOnly.tsx'
import { UndoCancellation } from '../my/UndoCancellation.tsx'
import { dueText } from './due-text.ts'
import { useSubscriptionCancelTexts } from './texts.ts'

type Props = {
  cancellation: Schema<'SubscriptionCancellation'>
  estimate: Omit<Output<'estimateSubscriptionWithdrawal'>, 'cancellation'>
}

/**
 * The confirmation of a cancellation: its number, the last day of use, the settlement, and how to undo the
 * cancellation.
 */
export function CancelCompleted({ cancellation, estimate }: Props) {
  const { t } = useSubscriptionCancelTexts()
  const { cancellationNo, requestedAt, lastDate } = cancellation
  const {
    subscriptionId,
    subscriptionState,
    version,
    serviceName,
    planName,
    currency,
    lastBill,
    unpaidCount,
  } = estimate
  const name = `${serviceName} ${planName}`
  const isScheduled = subscriptionState === 'CANCEL_SCHEDULED'
  const bill =
    lastBill &&
    t('completed.lastBillOf', {
      number: lastBill.billNo,
      date: formatDate(lastBill.billDate),
      amount: formatMoney(lastBill.totalAmount, currency),
    })
  return (
    <Stack gap="4">
      <Card padding="lg" elevated>
        <Stack gap="6">
          <DoneHead
            title={t(isScheduled ? 'completed.scheduled' : 'completed.ended')}
            lead={t('completed.lead', { name })}
            figure={{ term: t('completed.lastDate'), value: formatDate(lastDate) }}
          />
          <DataList
            columns={1}
            items={[
              { key: 'number', term: t('completed.number'), value: cancellationNo, numeric: true },
              {
                key: 'at',
                term: t('completed.requestedAt'),
                value: formatDateTime(requestedAt),
                numeric: true,
              },
              {
                key: 'due',
                term: t('completed.due'),
                value: dueText(t, cancellation, currency),
                numeric: true,
              },
              {
                key: 'bill',
                term: t('completed.lastBill'),
                value: bill ?? t('completed.noBill'),
                numeric: true,
              },
            ]}
          />
          <chakra.section>
            <Heading level={2} size="md" mb="1">
              {t('completed.next')}
            </Heading>
            <Text>
              {isScheduled
                ? t('completed.nextScheduled', { date: formatDate(lastDate) })
                : t('completed.nextEnded')}
            </Text>
            {isScheduled && unpaidCount > 0 && <Text>{t('completed.unpaidStays')}</Text>}
          </chakra.section>
        </Stack>
        <DoneActions>
          <ButtonLink asChild size="lg">
            <Link to="/my/subscription/detail" search={{ subscriptionId }}>
              {t('completed.detail')}
            </Link>
          </ButtonLink>
          <ButtonLink asChild variant="outline" size="lg">
            <Link to="/my/subscription">{t('completed.list')}</Link>
          </ButtonLink>
        </DoneActions>
      </Card>
      {isScheduled && (
        <>
          <ManagersOnly />
          <UndoCancellation subscriptionId={subscriptionId} name={name} version={version} />
        </>
      )}
    </Stack>
  )
}
