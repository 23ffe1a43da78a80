import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { useBillTexts } from './texts.ts'

/** The credits of a bill, each with its reason; renders nothing if there are none. */
export function BillCredits({ bill: { credits, currency } }: { bill: Schema<'Bill'> }) {
  const { t } = useBillTexts()
  if (credits.length === 0) return null
  return (
    <Stack gap="3">
      <Heading level={2} size="md">
        {t('credit.title')}
      </Heading>
      <DataTable
        foldsBelow="30rem"
        caption={t('credit.title')}
        rows={credits}
        rowKey={({ creditedAt, amount }) => `${creditedAt}${amount}`}
        columns={[
          {
            key: 'reason',
            header: t('credit.reason'),
            primary: true,
            cell: ({ reason }) => reason,
          },
          { key: 'on', header: t('credit.onName'), cell: ({ creditOn }) => t(`credit.on.${creditOn}`) },
          {
            key: 'amount',
            header: t('credit.amount'),
            numeric: true,
            cell: ({ amount }) => formatMoney(amount, currency),
          },
          {
            key: 'time',
            header: t('credit.time'),
            cell: ({ creditedAt }) => formatDateTime(creditedAt),
          },
        ]}
      />
    </Stack>
  )
}
