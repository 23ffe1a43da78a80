import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { BillStateBadge } from '#src/features/bill/BillStateBadge.tsx'
import { ServiceName } from '#src/features/subscription/ServiceName.tsx'
import { ServiceTile } from '#src/features/subscription/ServiceTile.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { HomeCard, HomeRow } from './HomeCard.tsx'
import { useMyTexts } from './texts.ts'

/** The latest bills, as many as there are rows for. */
export function RecentBills({ bills, rows }: { bills: Output<'listBills'>; rows: number }) {
  const { t } = useMyTexts()
  return (
    <HomeCard
      id="recent"
      title={t('recent.title')}
      link={<Link to="/my/bill">{t('recent.link', { count: bills.total })}</Link>}
    >
      <chakra.ul
        listStyleType="none"
        css={{ '& > :nth-of-type(n + 4)': { mdDown: { display: 'none', _print: { display: 'grid' } } } }}
      >
        {bills.list.slice(0, rows).map((bill) => (
          <HomeRow
            key={bill.billId}
            tile={<ServiceTile icon={bill.serviceIcon} size="row" />}
            title={
              <TextLink asChild>
                <Link to="/my/bill/detail" search={{ billId: bill.billId }}>
                  <ServiceName {...bill} />
                </Link>
              </TextLink>
            }
            text={formatDate(bill.billDate)}
            badge={<BillStateBadge state={bill.billState} dueDate={bill.dueDate} />}
            side={
              <chakra.b fontWeight="semibold" textStyle="tabular">
                {formatMoney(bill.totalAmount, bill.currency)}
              </chakra.b>
            }
          />
        ))}
      </chakra.ul>
    </HomeCard>
  )
}
