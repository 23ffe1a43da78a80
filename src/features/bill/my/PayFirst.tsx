import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { ServiceName } from '#src/features/subscription/ServiceName.tsx'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { BillStateBadge } from '../BillStateBadge.tsx'
import { useBillTexts } from '../texts.ts'

/** The unpaid bill that is due first, with the link to pay it; only for a list that is not filtered. */
export function PayFirst({ bill }: { bill: Output<'listBills'>['unpaid'][number] }) {
  const { t } = useBillTexts()
  const amount = formatMoney(bill.totalAmount, bill.currency)
  return (
    <Card aria-label={t('first.label')} display="grid" gap="3" p={{ md: '5' }}>
      <div>
        <Flex align="center" justify="space-between" gap="2" wrap="wrap">
          <chakra.strong overflowWrap="anywhere">
            <ServiceName {...bill} />
          </chakra.strong>
          <BillStateBadge state={bill.billState} dueDate={bill.dueDate} />
        </Flex>
        <BigNumber size="lg">{amount}</BigNumber>
        <Text size="sm" tone="muted" numeric>
          {t('first.due', { date: formatDate(bill.dueDate) })}
        </Text>
      </div>
      <ButtonLink asChild>
        <Link to="/my/bill/detail" search={{ billId: bill.billId }}>
          {bill.payYn === 'Y' ? t('first.pay', { amount }) : t('first.how', { amount })}
        </Link>
      </ButtonLink>
    </Card>
  )
}
