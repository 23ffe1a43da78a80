import { chakra, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
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

/** Every attempt to collect a bill; renders nothing for a refund without attempts. */
export function BillPayments({ payments, isRefund }: Props) {
  const { t } = useBillTexts()
  if (isRefund && payments.length === 0) return null
  return (
    <Stack gap="3">
      <Heading level={2} size="md">
        {t('detail.payments')}
      </Heading>
      {payments.length === 0 ? (
        <Text tone="muted">{t('detail.noPayments')}</Text>
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
              cell: ({ attempt, paymentMethodCode }) => (
                <TwoLines
                  first={t(`method.${paymentMethodCode}`)}
                  second={t('detail.attempt', { number: attempt })}
                />
              ),
            },
            {
              key: 'time',
              header: t('detail.paymentTime'),
              cell: ({ settledAt, startedAt }) => formatDateTime(settledAt ?? startedAt),
            },
            {
              key: 'result',
              header: t('detail.paymentResult'),
              cell: ({ paymentState, failure }) => (
                <chakra.span flex="1 1 0">
                  <Badge tone={tones[paymentState]}>{t(`paymentState.${paymentState}`)}</Badge>
                  {failure && (
                    <Text as="span" size="sm" tone="muted" ms="2">
                      {t(`failureName.${failure}`)}
                    </Text>
                  )}
                </chakra.span>
              ),
            },
          ]}
        />
      )}
    </Stack>
  )
}
