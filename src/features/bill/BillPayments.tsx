import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { EmptySection } from '#src/ui/EmptySection.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { useBillTexts } from './texts.ts'

const tones: Record<Schema<'BillPayment'>['paymentState'], BadgeTone> = {
  STARTED: 'info',
  PAID: 'success',
  FAILED: 'danger',
}

type Props = {
  payments: Schema<'BillPayment'>[]
  /** Whether the bill is a refund, which is never paid. */
  isRefund: boolean
}

/** Every attempt to collect a bill as one table, on narrow screens with two lines a row; renders nothing for a refund without attempts. */
export function BillPayments({ payments, isRefund }: Props) {
  const { t } = useBillTexts()
  if (isRefund && payments.length === 0) return null
  const hasFailure = payments.some(({ failure }) => failure)
  return (
    <Card aria-labelledby="payments">
      <Heading level={2} size="md" id="payments" mb="2">
        {t('detail.payments')}
      </Heading>
      {payments.length === 0 ? (
        <EmptySection isInCard art="bill" title={t('detail.noPayments')} />
      ) : (
        <DataTable
          foldsBelow="30rem"
          caption={t('detail.payments')}
          rows={payments}
          rowKey={({ attempt }) => String(attempt)}
          columns={[
            {
              key: 'attempt',
              header: t('field.method'),
              primary: true,
              cell: ({ attempt, paymentMethodCode }) =>
                t('detail.attempt', { method: t(`method.${paymentMethodCode}`), number: attempt }),
            },
            {
              key: 'time',
              header: t('detail.paymentTime'),
              card: 'line',
              cell: ({ settledAt, startedAt }) => formatDateTime(settledAt ?? startedAt),
            },
            ...(hasFailure
              ? [
                  {
                    key: 'failure',
                    header: t('detail.paymentFailure'),
                    card: 'line' as const,
                    cell: ({ failure }: Schema<'BillPayment'>) => failure && t(`failureName.${failure}`),
                  },
                ]
              : []),
            {
              key: 'result',
              header: t('detail.paymentResult'),
              card: 'side',
              cell: ({ paymentState }) => (
                <Badge tone={tones[paymentState]}>{t(`paymentState.${paymentState}`)}</Badge>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}
