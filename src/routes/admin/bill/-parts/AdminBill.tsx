import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { BillDocument } from '#src/components/bill/BillDocument.tsx'
import { BillPayments } from '#src/components/bill/BillPayments.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import '#src/i18n/areas/bill.ts'
import '#src/i18n/areas/billAdmin.ts'
import { ArrowLeftIcon } from '#src/ui/icons.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { BillHandling } from './BillHandling.tsx'

/** One bill for the staff, with what may be done about it. */
export function AdminBill({ bill }: { bill: Schema<'Bill'> }) {
  const { t } = useTranslation('billAdmin')
  const { t: texts } = useTranslation('bill')
  return (
    <Stack gap="5">
      <TextLink asChild standalone alignSelf="flex-start">
        <Link to="/admin/bill">
          <ArrowLeftIcon />
          {t('back')}
        </Link>
      </TextLink>
      <ScreenTitle>{`${texts('title')} ${bill.billNo}`}</ScreenTitle>
      <BillHandling bill={bill} />
      <BillDocument bill={bill} />
      <BillPayments payments={bill.payments} />
    </Stack>
  )
}
