import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatMoney } from '#domain/money.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { MoreActs } from '#src/components/screen/MoreActs.tsx'
import { ObjectHead } from '#src/components/screen/ObjectHead.tsx'
import { ManagersOnly } from '#src/features/subscription/ManagersOnly.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { BillCorrections } from '../BillCorrections.tsx'
import { BillDocument } from '../BillDocument.tsx'
import { BillIssuer } from '../BillIssuer.tsx'
import { BillPayments } from '../BillPayments.tsx'
import { BillRefunds } from '../BillRefunds.tsx'
import { BillStateBadge } from '../BillStateBadge.tsx'
import { billTitle, isPaidElsewhere, methodText, settledFact } from '../bill-text.ts'
import { MyCashReceipts } from '../cash-receipt/MyCashReceipts.tsx'
import { useCashReceiptTexts } from '../cash-receipt/texts.ts'
import { useBillTexts } from '../texts.ts'
import { BillReceivers } from './BillReceivers.tsx'
import { DownloadBill, otherDocuments } from './DownloadBill.tsx'
import { PayBill } from './PayBill.tsx'

type Props = { bill: Schema<'Bill'>; receipts: PagePart<Schema<'CashReceiptsOfBill'>> }

/** One bill: its contents, its payment, and its additional receivers. */
export function MyBill({ bill, receipts }: Props) {
  const { t } = useBillTexts()
  const { t: receiptTexts } = useCashReceiptTexts()
  return (
    <Stack gap="5">
      <chakra.div display="none" _print={{ display: 'block' }}>
        <BillIssuer />
      </chakra.div>
      <BackLink to="/my/bill" data-print="hidden">
        {t('detail.back')}
      </BackLink>
      <ObjectHead
        lead={`${t('title')} ${bill.billNo}`}
        title={billTitle(t, bill)}
        state={<BillStateBadge state={bill.billState} />}
        facts={[
          {
            key: 'amount',
            term: t('field.amount'),
            value: formatMoney(bill.totalAmount, bill.currency),
          },
          {
            key: 'settled',
            ...settledFact(t, bill),
          },
          { key: 'method', term: t('field.method'), value: methodText(t, bill) },
        ]}
        actions={
          <>
            <DownloadBill bill={bill} papers={['BILL']} variant="soft" />
            <MoreActs>
              <DownloadBill bill={bill} papers={otherDocuments(bill)} variant="ghost" />
              <ButtonLink asChild variant="ghost" size="sm" minHeight="touch">
                <Link to="/my/bill/print" search={{ billId: bill.billId }}>
                  {t('detail.print')}
                </Link>
              </ButtonLink>
              <ButtonLink asChild variant="ghost" size="sm" minHeight="touch">
                <Link to="/my/subscription/detail" search={{ subscriptionId: bill.subscriptionId }}>
                  {t('detail.subscription')}
                </Link>
              </ButtonLink>
            </MoreActs>
          </>
        }
      />
      <chakra.div display="contents" data-print="hidden">
        <ManagersOnly />
        <PayBill bill={bill} />
      </chakra.div>
      <BillDocument bill={bill} isHeaded isPayeeElsewhere={isPaidElsewhere(bill)} />
      <BillPayments payments={bill.payments} isRefund={bill.totalAmount < 0} />
      <BillRefunds bill={bill} />
      <BillCorrections bill={bill} />
      <chakra.div display="contents" data-print="hidden">
        <Part of={receipts} name={receiptTexts('title')}>
          {(data) => <MyCashReceipts receipts={data} />}
        </Part>
        <BillReceivers subscriptionId={bill.subscriptionId} receivers={bill.receivers} />
      </chakra.div>
    </Stack>
  )
}
