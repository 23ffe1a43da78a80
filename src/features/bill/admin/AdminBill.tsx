import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatMoney } from '#domain/money.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ObjectDesk } from '#src/components/screen/ObjectDesk.tsx'
import { ObjectHead } from '#src/components/screen/ObjectHead.tsx'
import { ObjectNavigation } from '#src/lists/ObjectNavigation.tsx'
import { BillInfo } from '../BillInfo.tsx'
import { BillLines } from '../BillLines.tsx'
import { BillPayments } from '../BillPayments.tsx'
import { BillRefunds } from '../BillRefunds.tsx'
import { BillStateBadge } from '../BillStateBadge.tsx'
import { billTitle, methodText, settledFact } from '../bill-text.ts'
import { CashReceipts } from '../cash-receipt/CashReceipts.tsx'
import { useCashReceiptTexts } from '../cash-receipt/texts.ts'
import { useBillTexts } from '../texts.ts'
import { useBillHandling } from './BillHandling.tsx'
import { BillMessages } from './BillMessages.tsx'
import { RefundDecision } from './RefundDecision.tsx'
import { TaxInvoices } from './tax/TaxInvoices.tsx'
import { useBillAdminTexts } from './texts.ts'

type Props = {
  bill: Schema<'Bill'>
  invoices: PagePart<Schema<'TaxInvoicesOfBill'>>
  messages: PagePart<Schema<'BillMessages'>>
  receipts: PagePart<Schema<'CashReceiptsOfBill'>>
}

/** One bill for the staff, with its actions. */
export function AdminBill({ bill, invoices, receipts, messages }: Props) {
  const { t: receiptTexts } = useCashReceiptTexts()
  const { t } = useBillAdminTexts()
  const { t: texts } = useBillTexts()
  const handling = useBillHandling(bill)
  return (
    <Stack gap="5">
      <ObjectNavigation>
        <BackLink to="/admin/bill">{t('back')}</BackLink>
      </ObjectNavigation>
      <ObjectHead
        lead={`${texts('title')} ${bill.billNo}`}
        title={billTitle(texts, bill)}
        state={<BillStateBadge state={bill.billState} />}
        actions={handling.actions}
        facts={[
          { key: 'amount', term: texts('field.amount'), value: formatMoney(bill.totalAmount, bill.currency) },
          {
            key: 'settled',
            ...settledFact(texts, bill),
          },
          { key: 'method', term: texts('field.method'), value: methodText(texts, bill) },
        ]}
      />
      {handling.notice}
      <RefundDecision bill={bill} />
      <ObjectDesk
        side={
          <>
            <BillInfo bill={bill} isHeaded hasTaxCard columns={1} />
            <Part of={messages} name={t('messages.title')}>
              {({ list }) => <BillMessages list={list} />}
            </Part>
          </>
        }
      >
        <BillLines bill={bill} />
        <BillPayments payments={bill.payments} isRefund={bill.totalAmount < 0} />
        <BillRefunds bill={bill} />
        <Part of={invoices} name={texts('field.taxInvoice')}>
          {(data) => <TaxInvoices bill={bill} invoices={data} />}
        </Part>
        <Part of={receipts} name={receiptTexts('title')}>
          {(data) => <CashReceipts bill={bill} receipts={data} />}
        </Part>
      </ObjectDesk>
    </Stack>
  )
}
