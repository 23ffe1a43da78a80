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
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ByWidth } from '#src/ui/ByWidth.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Phrases } from '#src/ui/Phrases.tsx'
import { Text } from '#src/ui/Text.tsx'
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
import { PayBar } from './PayBar.tsx'
import { PayBill } from './PayBill.tsx'
import { takenOffIn } from './taken-off.ts'
import { isPayableHere } from './use-pay.ts'

// The amount and the history are on the left, the bill as it is printed on the right; in print the bill is first.
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 25rem) minmax(0, 1fr)' },
    alignItems: 'start',
    _print: { gridTemplateColumns: 'minmax(0, 1fr)', '& > :last-child': { order: '-1' } },
  },
})
const Desk = chakra('div', {
  base: {
    minWidth: '0',
    rounded: 'xl',
    md: { bg: 'bg.muted', p: '6' },
    _print: { bg: 'transparent', p: '0' },
  },
})
const Paper = chakra('div', {
  base: {
    bg: 'bg.panel',
    rounded: { base: 'xl', md: 'sm' },
    shadow: 'card',
    p: { base: 'edge', md: '8' },
    _print: { p: '0', shadow: 'none' },
    '& [data-sheet]': { p: '0', bg: 'transparent', borderWidth: '0' },
  },
})

type Props = { bill: Schema<'Bill'>; receipts: PagePart<Schema<'CashReceiptsOfBill'>> }

/** One bill: its amount, its payment and its additional receivers, next to the bill as it is printed. */
export function MyBill({ bill, receipts }: Props) {
  const { t } = useBillTexts()
  const { t: receiptTexts } = useCashReceiptTexts()
  const settled = settledFact(t, bill)
  const takenOff = takenOffIn(bill.lines)
  const isPayable = isPayableHere(bill)
  const acts = (
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
        <ButtonLink asChild variant="ghost" size="sm" minHeight="touch">
          <Link to="/inquiry/write" search={{ about: 'BILL', aboutId: bill.billId }}>
            {t('detail.ask')}
          </Link>
        </ButtonLink>
      </MoreActs>
    </>
  )
  return (
    <Stack gap="5">
      <BackLink to="/my/bill" data-print="hidden">
        {t('detail.back')}
      </BackLink>
      <ObjectHead
        lead={`${t('title')} ${bill.billNo}`}
        title={billTitle(t, bill)}
        state={<BillStateBadge state={bill.billState} dueDate={bill.dueDate} />}
        actions={acts}
        hasActionsOnlyWide={isPayable}
      />
      <Sides>
        <Stack gap="5" minWidth="0">
          <Card aria-labelledby="bill-amount">
            <Stack gap="4">
              <div>
                <Heading level={2} fontSize="sm" fontWeight="medium" color="fg.muted" id="bill-amount">
                  {t(`amountOf.${bill.billState}`)}
                </Heading>
                <BigNumber size="lg">{formatMoney(Math.abs(bill.totalAmount), bill.currency)}</BigNumber>
                <Text tone="muted" numeric>
                  <Phrases
                    items={[
                      `${settled.term} ${settled.value}`,
                      methodText(t, bill),
                      takenOff > 0 &&
                        bill.totalAmount > 0 &&
                        t('detail.takenOff', { amount: formatMoney(takenOff, bill.currency) }),
                    ]}
                  />
                </Text>
              </div>
              <chakra.div display="contents" data-print="hidden">
                <ManagersOnly />
                <PayBill bill={bill} />
              </chakra.div>
            </Stack>
          </Card>
          {isPayable && (
            <chakra.div
              display={{ base: 'flex', md: 'none' }}
              gap="2"
              position="relative"
              css={{ '& > :not([data-more])': { flex: '1 1 7rem' } }}
              data-print="hidden"
            >
              {acts}
            </chakra.div>
          )}
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
        <Desk>
          <Paper data-sheet="">
            <chakra.div
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              gap="4"
              pb="4"
              mb="5"
              borderBottomWidth="2px"
              borderBottomStyle="solid"
              borderColor="fg"
            >
              <BillIssuer />
              <div>
                <Text weight="bold" size="xl">
                  {t('title')}
                </Text>
                <Text size="sm" tone="muted" numeric>
                  {bill.billNo}
                </Text>
              </div>
            </chakra.div>
            <BillDocument bill={bill} isHeaded isPayeeElsewhere={isPaidElsewhere(bill)} />
          </Paper>
        </Desk>
      </Sides>
      {isPayable && <ByWidth narrow={() => <PayBar bill={bill} />} wide={() => null} />}
    </Stack>
  )
}
