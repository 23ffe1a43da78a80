import { Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { BillDocument } from '#src/components/bill/BillDocument.tsx'
import { BillPayments } from '#src/components/bill/BillPayments.tsx'
import { ScreenTitle } from '#src/components/ScreenTitle.tsx'
import '#src/i18n/areas/bill.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ArrowLeftIcon } from '#src/ui/icons.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { BillReceivers } from './BillReceivers.tsx'
import { DownloadBill } from './DownloadBill.tsx'
import { PayBill } from './PayBill.tsx'

/** One bill: what it says, how it is paid, and who else gets it. */
export function MyBill({ bill }: { bill: Schema<'Bill'> }) {
  const { t } = useTranslation('bill')
  return (
    <Stack gap="5">
      <TextLink asChild standalone alignSelf="flex-start">
        <Link to="/my/bill">
          <ArrowLeftIcon />
          {t('detail.back')}
        </Link>
      </TextLink>
      <ScreenTitle>{`${t('title')} ${bill.billNo}`}</ScreenTitle>
      <PayBill bill={bill} />
      <Flex gap="3" wrap="wrap">
        <DownloadBill billId={bill.billId} />
        <ButtonLink asChild variant="outline">
          <Link to="/my/bill/print" search={{ billId: bill.billId }}>
            {t('detail.print')}
          </Link>
        </ButtonLink>
        <ButtonLink asChild variant="outline">
          <Link to="/my/subscription/detail" search={{ subscriptionId: bill.subscriptionId }}>
            {t('detail.subscription')}
          </Link>
        </ButtonLink>
      </Flex>
      <BillDocument bill={bill} />
      <BillPayments payments={bill.payments} />
      <BillReceivers subscriptionId={bill.subscriptionId} receivers={bill.receivers} />
    </Stack>
  )
}
