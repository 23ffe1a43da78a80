import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatMoney } from '#domain/money.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { ObjectHead } from '#src/components/screen/ObjectHead.tsx'
import { ArrowLeftIcon } from '#src/ui/icons.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { BillDocument } from '../BillDocument.tsx'
import { BillPayments } from '../BillPayments.tsx'
import { BillRefunds } from '../BillRefunds.tsx'
import { BillStateBadge } from '../BillStateBadge.tsx'
import { billTitle, methodText, settledFact } from '../bill-text.ts'
import { CashReceipts } from '../cash-receipt/CashReceipts.tsx'
import { useCashReceiptTexts } from '../cash-receipt/texts.ts'
import { useBillTexts } from '../texts.ts'
import { BillHandling } from './BillHandling.tsx'
import { RefundDecision } from './RefundDecision.tsx'
import { RefundForm } from './RefundForm.tsx'
import { TaxInvoices } from './tax/TaxInvoices.tsx'
import { useBillAdminTexts } from './texts.ts'

type Props = {
  bill: Schema<'Bill'>
  invoices: PagePart<Schema<'TaxInvoicesOfBill'>>
  receipts: PagePart<Schema<'CashReceiptsOfBill'>>
}

/** One bill for the staff, with its actions. */
export function AdminBill({ bill, invoices, receipts }: Props) {
  const { t: receiptTexts } = useCashReceiptTexts()
  const { t } = useBillAdminTexts()
  const { t: texts } = useBillTexts()
  return (
    <Stack gap="5">
      <TextLink asChild standalone alignSelf="flex-start">
        <Link to="/admin/bill">
          <ArrowLeftIcon />
          {t('back')}
        </Link>
      </TextLink>
      <ObjectHead
        lead={`${texts('title')} ${bill.billNo}`}
        title={billTitle(texts, bill)}
        state={<BillStateBadge state={bill.billState} />}
        facts={[
          { key: 'amount', term: texts('field.amount'), value: formatMoney(bill.totalAmount, bill.currency) },
          {
            key: 'settled',
            ...settledFact(texts, bill),
          },
          { key: 'method', term: texts('field.method'), value: methodText(texts, bill) },
        ]}
      />
      <RefundDecision bill={bill} />
      <BillHandling bill={bill} />
      <Part of={invoices} name={texts('field.taxInvoice')}>
        {(data) => <TaxInvoices bill={bill} invoices={data} />}
      </Part>
      <Part of={receipts} name={receiptTexts('title')}>
        {(data) => <CashReceipts bill={bill} receipts={data} />}
      </Part>
      <RefundForm key={bill.version} bill={bill} />
      <BillDocument bill={bill} isHeaded />
      <BillPayments payments={bill.payments} isRefund={bill.totalAmount < 0} />
      <BillRefunds bill={bill} />
    </Stack>
  )
}
