import type { Schema } from '#contract/operation.ts'
import type { CashReceiptState } from '#domain/cash-receipt/state-names.ts'
import { formatDateTime } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { useCashReceiptTexts } from './texts.ts'

type Receipt = Schema<'CashReceipt'>

const tones: Record<CashReceiptState, BadgeTone> = {
  WAITING: 'info',
  TRYING: 'info',
  REFUSED: 'danger',
  ISSUED: 'success',
  SENT: 'success',
  UNSENT: 'danger',
}

/** The cash receipts of a bill, each with its state and number. */
export function CashReceiptTable({ list }: { list: readonly Receipt[] }) {
  const { t } = useCashReceiptTexts()
  return (
    <DataTable
      foldsBelow="44rem"
      caption={t('caption')}
      rows={list}
      rowKey={(receipt) => `${list.indexOf(receipt)}`}
      columns={[
        {
          key: 'kind',
          header: t('kindName'),
          primary: true,
          cell: ({ receiptKind }) => t(`kind.${receiptKind}`),
        },
        {
          key: 'usage',
          header: t('usageName'),
          cell: ({ usage, numberEnd }) =>
            numberEnd === null
              ? t(`usage.${usage}`)
              : t('usageOf', { usage: t(`usage.${usage}`), end: numberEnd }),
        },
        {
          key: 'amount',
          header: t('amount'),
          numeric: true,
          cell: ({ totalAmount, receiptKind }) =>
            formatMoney(receiptKind === 'CANCEL' ? -totalAmount : totalAmount, 'KRW'),
        },
        {
          key: 'state',
          header: t('stateName'),
          cell: ({ receiptState }) => <Badge tone={tones[receiptState]}>{t(`state.${receiptState}`)}</Badge>,
        },
        { key: 'number', header: t('number'), cell: ({ confirmNo }) => confirmNo ?? '-' },
        {
          key: 'time',
          header: t('time'),
          cell: ({ sentAt, issuedAt }) => {
            if (sentAt) return t('sentAt', { time: formatDateTime(sentAt) })
            return issuedAt ? t('issuedAt', { time: formatDateTime(issuedAt) }) : '-'
          },
        },
      ]}
    />
  )
}
