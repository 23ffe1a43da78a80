import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatMoney } from '#domain/money.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { BillDocument } from '../BillDocument.tsx'
import { BillIssuer } from '../BillIssuer.tsx'
import { useBillTexts } from '../texts.ts'

/** A bill as it is printed, without surrounding elements. */
export function PrintedBill({ bill }: { bill: Schema<'Bill'> }) {
  const { t } = useBillTexts()
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" data-print="hidden">
        <ButtonLink asChild variant="ghost">
          <Link to="/my/bill/detail" search={{ billId: bill.billId }}>
            {t('print.back')}
          </Link>
        </ButtonLink>
        <Button onClick={() => window.print()}>{t('print.action')}</Button>
      </Flex>
      <Flex
        as="header"
        wrap="wrap"
        justifyContent="space-between"
        alignItems="flex-start"
        gap="4"
        pb="4"
        borderBottomWidth="2px"
        borderColor="fg"
      >
        <BillIssuer />
        <ScreenTitle>{`${t('title')} ${bill.billNo}`}</ScreenTitle>
      </Flex>
      <div>
        <Text tone="muted">{t(`amountOf.${bill.billState}`)}</Text>
        <chakra.p fontSize="3xl" fontWeight="bold" lineHeight="short" fontVariantNumeric="tabular-nums">
          {formatMoney(Math.abs(bill.totalAmount), bill.currency)}
        </chakra.p>
        <Text size="sm" tone="muted">
          {t('vatIncluded')}
        </Text>
      </div>
      <BillDocument bill={bill} />
      <Text size="sm" tone="muted">
        {t('print.made')}
      </Text>
    </Stack>
  )
}
