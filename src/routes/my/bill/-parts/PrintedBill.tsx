import { Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { BillDocument } from '#src/components/bill/BillDocument.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import '#src/i18n/areas/bill.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'

/** A bill as it is printed, without anything around it. */
export function PrintedBill({ bill }: { bill: Schema<'Bill'> }) {
  const { t } = useTranslation('bill')
  return (
    <Stack gap="5">
      <Flex gap="3" data-print="hidden">
        <ButtonLink asChild variant="ghost">
          <Link to="/my/bill/detail" search={{ billId: bill.billId }}>
            {t('print.back')}
          </Link>
        </ButtonLink>
        <Button onClick={() => window.print()}>{t('print.action')}</Button>
      </Flex>
      <ScreenTitle>{`${t('title')} ${bill.billNo}`}</ScreenTitle>
      <BillDocument bill={bill} />
      <Text size="sm" tone="muted">
        {t('print.made')}
      </Text>
    </Stack>
  )
}
