import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { useBillTexts } from './texts.ts'

/** The corrections of a bill's tax invoice, each with its invoice number; renders nothing if there are none. */
export function BillCorrections({ bill: { corrections = [], currency } }: { bill: Schema<'Bill'> }) {
  const { t } = useBillTexts()
  if (corrections.length === 0) return null
  return (
    <Stack gap="3">
      <Heading level={2} size="md">
        {t('correction.title')}
      </Heading>
      <DataTable
        foldsBelow="30rem"
        caption={t('correction.title')}
        rows={corrections}
        rowKey={({ taxInvoiceNo }) => taxInvoiceNo}
        columns={[
          {
            key: 'kind',
            header: t('correction.kindName'),
            primary: true,
            cell: ({ invoiceKind }) => t(`correction.kind.${invoiceKind}`),
          },
          {
            key: 'writtenOn',
            header: t('correction.writtenOn'),
            cell: ({ writtenOn }) => formatDate(writtenOn),
          },
          {
            key: 'amount',
            header: t('correction.amount'),
            numeric: true,
            cell: ({ totalAmount }) => formatMoney(totalAmount, currency),
          },
          { key: 'number', header: t('correction.number'), cell: ({ taxInvoiceNo }) => taxInvoiceNo },
        ]}
      />
    </Stack>
  )
}
