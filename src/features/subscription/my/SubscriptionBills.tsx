import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { formatDate, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { BillStateBadge } from '#src/features/bill/BillStateBadge.tsx'
import { periodText } from '#src/features/bill/bill-text.ts'
import { chartedCurrency, hasTrend } from '#src/features/bill/charted-months.ts'
import { MonthsChart } from '#src/features/bill/MonthsChart.tsx'
import { useBillTexts } from '#src/features/bill/texts.ts'
import { Card } from '#src/ui/Card.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useSubscriptionEditTexts } from './texts.ts'

type Props = { bills: PagePart<Output<'listBills'>>; subscriptionId: string }

/** The bills of a subscription: those of the last months as a chart, the latest ones as a table, and a link to all. */
export function SubscriptionBills({ bills, subscriptionId }: Props) {
  const { t } = useBillTexts()
  return (
    <Part of={bills} name={t('title')}>
      {(page) => <Bills page={page} subscriptionId={subscriptionId} />}
    </Part>
  )
}

type BillsProps = { page: Output<'listBills'>; subscriptionId: string }

function Bills({ page: { list, months, total }, subscriptionId }: BillsProps) {
  const { t } = useSubscriptionEditTexts()
  const { t: bill } = useBillTexts()
  if (list.length === 0) return null
  const currency = chartedCurrency(months)
  return (
    <Card aria-labelledby="bills">
      <Flex justify="space-between" align="center" gap="3" mb="2" wrap="wrap">
        <Flex align="center" gap="2">
          <Heading level={2} size="md" id="bills">
            {bill('title')}
          </Heading>
          <chakra.span color="fg.muted" fontWeight="semibold" textStyle="tabular">
            {total}
          </chakra.span>
        </Flex>
        {total > list.length && (
          <TextLink asChild standalone fontSize="sm">
            <Link to="/my/bill" search={{ subscriptionId }}>
              {t('bills.all')}
            </Link>
          </TextLink>
        )}
      </Flex>
      {hasTrend(months, currency, kstDate(portalClock.now())) && (
        <MonthsChart months={months} currency={currency} />
      )}
      <chakra.div mt="4">
        <DataTable
          caption={t('bills.caption')}
          rows={list}
          rowKey={({ billId }) => billId}
          columns={[
            {
              key: 'date',
              header: bill('field.billDate'),
              primary: true,
              cell: ({ billId, billDate }) => (
                <Link to="/my/bill/detail" search={{ billId }} data-row-link="">
                  {formatDate(billDate)}
                </Link>
              ),
            },
            { key: 'period', header: bill('field.period'), card: 'line', cell: periodText },
            {
              key: 'state',
              header: bill('field.state'),
              card: 'line',
              cell: ({ billState, dueDate }) => <BillStateBadge state={billState} dueDate={dueDate} />,
            },
            {
              key: 'amount',
              header: bill('field.amount'),
              numeric: true,
              card: 'side',
              cell: ({ totalAmount, currency: its }) => formatMoney(totalAmount, its),
            },
          ]}
        />
      </chakra.div>
    </Card>
  )
}
