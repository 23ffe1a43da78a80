import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { ServiceName } from '#src/features/subscription/ServiceName.tsx'
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
    <Card aria-label={t('first.label')} mt="3" py={{ md: '4' }}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <chakra.div minWidth="0">
          <Flex align="center" gap="2" wrap="wrap">
            <chakra.strong overflowWrap="anywhere">
              <ServiceName {...bill} />
            </chakra.strong>
            <BillStateBadge state={bill.billState} />
          </Flex>
          <Text size="sm" tone="muted" numeric>
            {t('first.due', { date: formatDate(bill.dueDate) })}
          </Text>
        </chakra.div>
        <ButtonLink asChild flex={{ base: '1 1 100%', md: '0 0 auto' }}>
          <Link to="/my/bill/detail" search={{ billId: bill.billId }}>
            {bill.payYn === 'Y' ? t('first.pay', { amount }) : t('first.how', { amount })}
          </Link>
        </ButtonLink>
      </Flex>
    </Card>
  )
}
