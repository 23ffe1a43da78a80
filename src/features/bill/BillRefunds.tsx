import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { useBillTexts } from './texts.ts'

const tones: Record<Schema<'BillRefund'>['refundState'], BadgeTone> = {
  STARTED: 'info',
  DONE: 'success',
  FAILED: 'danger',
  WAITING: 'warning',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
}

/** The refunds of a bill, each with its reason; renders nothing if there are none. */
export function BillRefunds({ bill: { refunds, currency } }: { bill: Schema<'Bill'> }) {
  const { t } = useBillTexts()
  if (refunds.length === 0) return null
  return (
    <Stack gap="3">
      <Heading level={2} size="md">
        {t('refund.title')}
      </Heading>
      <DataTable
        foldsBelow="30rem"
        caption={t('refund.title')}
        rows={refunds}
        rowKey={({ attempt }) => String(attempt)}
        columns={[
          {
            key: 'reason',
            header: t('refund.reason'),
            primary: true,
            cell: ({ reason }) => reason,
          },
          { key: 'way', header: t('refund.wayName'), cell: ({ refundWay }) => t(`refund.way.${refundWay}`) },
          {
            key: 'amount',
            header: t('refund.amount'),
            numeric: true,
            cell: ({ amount }) => formatMoney(amount, currency),
          },
          {
            key: 'time',
            header: t('detail.paymentTime'),
            cell: ({ settledAt, startedAt }) => formatDateTime(settledAt ?? startedAt),
          },
          {
            key: 'state',
            header: t('detail.paymentResult'),
            cell: ({ refundState }) => (
              <Badge tone={tones[refundState]}>{t(`refund.state.${refundState}`)}</Badge>
            ),
          },
          ...(refunds.some(({ decisionReason }) => decisionReason)
            ? [
                {
                  key: 'decision',
                  header: t('refund.decision'),
                  cell: ({ decisionReason }: Schema<'BillRefund'>) => decisionReason,
                },
              ]
            : []),
        ]}
      />
    </Stack>
  )
}
