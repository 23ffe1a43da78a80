import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { dateInYear, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { dueOfWork } from '#domain/work/due.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useSecurityTexts } from '#src/features/abnormal/texts.ts'
import { useApprovalTexts } from '#src/features/access/approval-texts.ts'
import { RiskBadge } from '#src/features/access/RiskBadge.tsx'
import { useAdminTexts } from '#src/lists/texts.ts'
import { useRememberedRows } from '#src/lists/use-remembered-rows.ts'
import { waitedText } from '#src/lists/waiting-text.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { CalendarIcon } from '#src/ui/calendar-icon.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { IconTile } from '#src/ui/IconTile.tsx'
import {
  BalanceIcon,
  BillIcon,
  ChatIcon,
  DepositIcon,
  KeyIcon,
  LayersIcon,
  PriceIcon,
  PulseIcon,
  SwapIcon,
} from '#src/ui/shell-icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { itemLinks } from './work-links.tsx'

type Item = Schema<'AdminWorkItem'>

const icons: Record<Item['workKind'], typeof BillIcon> = {
  SUBSCRIPTION_REQUEST: LayersIcon,
  PRICE_APPROVAL: PriceIcon,
  LATE_BILL: BillIcon,
  TAX_INVOICE: BillIcon,
  DEPOSIT: DepositIcon,
  SETTLEMENT: BalanceIcon,
  REFUND: SwapIcon,
  REFUND_APPROVAL: SwapIcon,
  INQUIRY: ChatIcon,
  COUNSEL_RECORD: CalendarIcon,
  ACCESS_REQUEST: KeyIcon,
  ABNORMAL: PulseIcon,
  ABNORMAL_REVIEW: PulseIcon,
}

const families: { [Kind in Item['workKind']]?: 'red' | 'amber' | 'violet' | 'teal' } = {
  LATE_BILL: 'red',
  PRICE_APPROVAL: 'amber',
  DEPOSIT: 'teal',
  SETTLEMENT: 'amber',
  REFUND: 'amber',
  REFUND_APPROVAL: 'amber',
  INQUIRY: 'teal',
  COUNSEL_RECORD: 'violet',
  ABNORMAL: 'red',
  ABNORMAL_REVIEW: 'amber',
}

// The width of the first column is fixed, so that the link of the second one covers the row from its start.
const KIND_WIDTH = '8.75rem'
// A long subject is truncated in a table; the ring of its focused link stays complete.
const OneLine = chakra('div', {
  base: {
    '&& tbody td:first-child': { minWidth: KIND_WIDTH },
    '&& tbody th > a': {
      display: { md: 'block' },
      whiteSpace: { md: 'nowrap' },
      textOverflow: 'ellipsis',
      overflowX: 'clip',
      overflowClipMargin: '4px',
      _after: { left: `-${KIND_WIDTH}` },
    },
    // On a card a long name is in one line with the kind. This rule must be more specific than the rules of cards.
    '@container (width < 40rem)': {
      '&&&& tbody td:first-child': { minWidth: '0', py: '1' },
      '&&&& tbody td:has(> [title])': { flex: '1 1 3rem', maxWidth: 'max-content' },
      '&&&& tbody td > [title]': { whiteSpace: 'nowrap !important' },
      '&&&& tbody td > [data-due] *': { whiteSpace: 'nowrap !important' },
    },
  },
})

/**
 * The tasks, one per row: kind, subject, person, the time since which the task waits, and its deadline or its waiting
 * time.
 */
export function WorkTable({ items }: { items: readonly Item[] }) {
  const { t } = useAdminTexts()
  useRememberedRows(items)
  const subjectOf = useSubject()
  const hasCompanies = items.some(({ companyName }) => companyName !== null)
  const hasAmounts = items.some(({ amount }) => amount !== null)
  const columns: DataColumn<Item>[] = [
    {
      key: 'kind',
      header: t('home.work.field.kind'),
      card: 'line',
      cell: ({ workKind }) => {
        const Icon = icons[workKind]
        return (
          <chakra.span display="flex" alignItems="center" gap="2" whiteSpace="nowrap">
            <IconTile size="row" aria-hidden="true" family={families[workKind]}>
              <Icon />
            </IconTile>
            {t(`home.work.kind.${workKind}`)}
          </chakra.span>
        )
      },
    },
    {
      key: 'subject',
      header: t('home.work.field.subject'),
      primary: true,
      fills: true,
      cell: (item) => itemLinks[item.workKind](subjectOf(item), item),
    },
    {
      key: 'who',
      header: t(hasCompanies ? 'home.work.field.who' : 'home.work.field.person'),
      card: 'line',
      cell: ({ personName, companyName }) => {
        const who = [personName, companyName].filter((name) => name !== null).join(' · ')
        return (
          <chakra.span title={who} display="block" maxWidth={{ md: '9.5rem' }} truncate>
            {who}
          </chakra.span>
        )
      },
    },
    ...(items.some(({ riskLevel }) => riskLevel !== null)
      ? [
          {
            key: 'risk',
            header: t('home.work.field.risk'),
            card: 'line' as const,
            cell: ({ riskLevel, workKind }: Item) =>
              riskLevel ? (
                <RiskBadge risk={riskLevel} />
              ) : (
                workKind.startsWith('ABNORMAL') && (
                  <Text as="span" size="sm" tone="muted" whiteSpace="nowrap">
                    {t('home.work.noGrants')}
                  </Text>
                )
              ),
          },
        ]
      : []),
    ...(hasAmounts
      ? [
          {
            key: 'amount',
            header: t('home.work.field.amount'),
            card: 'line' as const,
            numeric: true,
            cell: ({ amount, currency }: Item) =>
              amount !== null && currency && formatMoney(amount, currency),
          },
        ]
      : []),
    {
      key: 'since',
      header: t('home.work.field.since'),
      card: 'none',
      leastRoom: '48rem',
      numeric: true,
      cell: ({ waitingSince }) => dateInYear(waitingSince, kstDate(portalClock.now())),
    },
    {
      key: 'waiting',
      header: t('home.work.field.waiting'),
      card: 'side',
      cell: (item) => (
        <span data-due="">
          <DueBadge item={item} />
        </span>
      ),
    },
  ]
  return (
    <OneLine>
      <DataTable
        caption={t('home.work.caption')}
        columns={columns}
        rows={items}
        rowKey={({ workKind, itemId }) => `${workKind}${itemId}`}
      />
    </OneLine>
  )
}

const tones = { over: 'danger', ahead: 'warning', none: 'neutral' } as const

/**
 * The deadline of a task, red once it is over and amber before. For a task without a deadline, the waiting time,
 * without a colour.
 */
function DueBadge({ item: { workKind, waitingSince } }: { item: Item }) {
  const { t } = useAdminTexts()
  const due = dueOfWork(workKind, waitingSince, portalClock.now())
  return (
    <Badge tone={tones[due.is]}>
      {due.is === 'none'
        ? waitedText(t, waitingSince)
        : due.is === 'over'
          ? t('home.work.over', { count: due.days })
          : due.days === 0
            ? t('home.work.today')
            : t('home.work.by', { date: dateInYear(due.date, kstDate(portalClock.now())) })}
    </Badge>
  )
}

/**
 * Returns a function that returns the subject of a task as text: the service of a bill, the access and its request,
 * or the abnormal behaviour; only the amount if a task has no other subject.
 */
function useSubject(): (item: Item) => string {
  const { t } = useAdminTexts()
  const { t: access } = useApprovalTexts()
  const { t: security } = useSecurityTexts()
  const detailOf = (detail: NonNullable<Item['workDetail']>): string => {
    switch (detail) {
      case 'APPLY':
      case 'RELEASE':
      case 'EXTEND':
      case 'SUSPEND':
      case 'RESUME':
        return access(`type.${detail}`)
      case 'PHONE':
      case 'VIDEO':
      case 'VISIT':
        return t(`home.method.${detail}`)
      default:
        return security(`abnormal.detector.${detail}`)
    }
  }
  return ({ topic, workDetail, amount, currency }) =>
    [topic, workDetail && !(topic && workDetail === 'EXTERNAL') && detailOf(workDetail)]
      .filter((part) => part)
      .join(' · ') || (amount !== null && currency ? formatMoney(amount, currency) : '')
}
